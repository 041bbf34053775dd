/// What the app calls the list of all that there is to buy.
public let catalogTitle = "Catalog"
