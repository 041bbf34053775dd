/// A post of a blog.
struct BlogPost: Equatable, Sendable {
    var id: Int
    var title: String
    var isEdited = false
}

/// What lies in a basket.
struct BasketItem: Equatable {
    var name: String
    var count: Int
}
