/// What a double answers a call with. Values are Swift, for a place whose type is known.
package enum TestAnswer: Equatable {
    /// A method's value; empty for none.
    case value(String)
    /// A request's body as a literal, with its status.
    case body(String, status: String)
    /// A stream's value, behind which it goes on.
    case sends(String)
    /// A stream ends.
    case finishes
    /// An error.
    case failure(String)
    /// Nothing yet.
    case waits

    /// The status that a double has where nothing else is said.
    package static let usualStatus = "200"

    /// The same with what `change` makes of its value.
    package func mapped(_ change: (String) -> String) -> TestAnswer {
        switch self {
        case .value(let value): .value(change(value))
        case .sends(let value): .sends(change(value))
        case .failure(let error): .failure(change(error))
        case .body, .finishes, .waits: self
        }
    }
}
