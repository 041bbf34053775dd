/// A book in the library.
struct Book: Equatable, Sendable {
    let title: String
}
