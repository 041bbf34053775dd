/// What the catalogue lists.
struct Product: Codable, Equatable, Sendable {
    var id: String
}

/// Items as the server wraps them.
struct ProductPage: Codable, Sendable {
    /// What the page is about.
    struct Contents: Codable, Sendable {
        var items: [Product]
    }

    var data: Contents
}

enum Genre: String, Sendable {
    case crime, sciFi = "science fiction"
}

/// A search with all that may narrow it.
struct Tagged: Sendable {
    var text: String
    var genre: Genre?
    var tag: String?
    var limit: Int?
}
