/// An input, an output or a state of a spec that is written.
struct PortDraft: Sendable {
    /// Where it stands.
    enum Role: Sendable { case input, output, state }

    /// Its name.
    var name: String
    /// The type of its values.
    var element: Element
    /// Where it stands.
    var role: Role
    /// The kind of stream that is pinned on its line; nil for that of the section.
    var kind: String?
    /// The first value, as Swift; nil without one.
    var value: String?
    /// The store and the key behind `persist:`; nil where it is not kept.
    var persist: String?
    /// Whether it is a field without a stream, `let name: Type`.
    var isField = false
    /// Whether it is a case of an enum of events.
    var isCase = false
    /// The attribute of its property wrapper: `@Property`; nil without one.
    var wrapper: String?
    /// Its line as an output of the domain declares it, which makes its stream: `let rows = BehaviorRelay<Int>(value: 1)`; nil
    /// where none does.
    var made: String?

    /// Whether it has a value at every time.
    var hasValue: Bool {
        if case .optional = element, role == .state { return true }
        return value != nil
    }

    /// Its line.
    var line: String {
        if isCase {
            switch element {
            case .void: return "- \(name)"
            case .tuple: return "- \(name)\(element.text)"
            default: return "- \(name)(\(element.text))"
            }
        }
        if let made { return made }
        let type = kind.map { "\($0)<\(element.text)>" } ?? element.text
        return head + name + tail(type)
    }

    /// What stands before its name.
    var head: String { isField ? "let " : wrapper.map { "\($0) var " } ?? "" }

    /// What stands behind its name, which several ports of a line share.
    var tail: String { tail(kind.map { "\($0)<\(element.text)>" } ?? element.text) }

    private func tail(_ type: String) -> String {
        ": \(type)" + (value.map { " = \($0)" } ?? "")
    }
}
