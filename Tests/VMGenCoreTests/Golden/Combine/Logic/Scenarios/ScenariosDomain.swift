/// A book. It is not `Equatable`, and tests compare it all the same.
struct Book: Sendable {
    let title: String
}

/// What a test has no value of.
struct Theme {
    let name: String
}

/// Why a name is not registered.
enum RegisterError: Error {
    case taken
}
