/// What a closure captures. Nothing of it may throw: what may is read into a constant before.
package enum Capture: Equatable, Sendable {
    /// `weak self`
    case weakOwner
    /// The object that holds the state: `state`.
    case state
    /// What is called so outside as well: `useCase`.
    case name(String)
    /// What is read when the closure is made, under a name of its own: `api = owner.api`.
    case value(name: String, reading: String, ofState: Bool)

    /// Whether it is read from the object that holds the state.
    var readsState: Bool {
        if case .value(_, _, ofState: true) = self { true } else { false }
    }

    /// How it stands in the list.
    fileprivate var text: String {
        switch self {
        case .weakOwner: "weak self"
        case .state: "state"
        case .name(let name): name
        case .value(let name, let reading, _): "\(name) = \(reading)"
        }
    }
}

extension [Capture] {
    /// The list before the parameters of a closure: `[useCase, weak self]`; empty for nothing.
    var list: String { isEmpty ? "" : "[\(map(\.text).joined(separator: ", "))]" }

    /// Adds `other`, each but once.
    mutating func add(_ other: [Capture]) {
        for capture in other where !contains(capture) { append(capture) }
    }
}
