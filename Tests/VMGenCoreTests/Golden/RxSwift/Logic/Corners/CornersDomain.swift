// What the corner cases need of an app.

struct Filters: Sendable {
    enum Order: String {
        case newest
    }

    var tag: String?
    var order = Order.newest
}
