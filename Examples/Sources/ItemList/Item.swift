/// What the list shows a row.
struct Item: Equatable {
    /// The name of the filter that it came by.
    let name: String
    /// From 20 to 49.
    let age: Int
    /// Its place in the list, from 1.
    let value: Int
}

/// How the list is sorted.
enum Filter: String, CaseIterable {
    case newest
    case oldest
    case popular
}

/// A part of the list, as the service hands it out.
struct ItemPage {
    /// How many items a page holds; the last one may hold fewer.
    static let size = 20

    /// Counts from 1.
    let number: Int
    let items: [Item]
    /// The number of the page that follows; nil at the end of the list.
    let next: Int?
}
