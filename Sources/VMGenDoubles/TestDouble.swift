import VMGenModel

/// Something that stands in for what a view model needs, as tests prepare it, answer for it and look at it.
package enum TestDouble: Hashable {
    /// The stub of the URL session that a parameter of `init` holds.
    case session(parameter: String)
    /// A method or stream of the stub that a parameter holds, by the stub's property for it: `onBooks`.
    case member(parameter: String, name: String)
    /// A relay or subject that the stub of a parameter holds as it is: it is never called, and says what it is sent.
    case subject(parameter: String, name: String, kind: StreamKind)
    /// What stands in for a closure that a parameter takes, by the test's constant for it: `onVote`.
    case closure(parameter: String, name: String)

    /// The parameter of `init`.
    package var parameter: String {
        switch self {
        case .session(let parameter), .member(let parameter, _), .subject(let parameter, _, _),
            .closure(let parameter, _):
            parameter
        }
    }

    /// What it stands for, as a part of a test's name: `Books` for `onBooks`.
    package var word: String {
        switch self {
        case .session(let parameter): parameter.capitalizedFirst
        case .member(_, let name), .closure(_, let name): String(name.dropFirst(2))
        case .subject(_, let name, _): name.capitalizedFirst
        }
    }

    /// Whether it stands in for a closure.
    package var isClosure: Bool {
        if case .closure = self { true } else { false }
    }

    /// Whether it is the stub of a session.
    package var isSession: Bool {
        if case .session = self { true } else { false }
    }
}
