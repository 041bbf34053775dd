/// One entry of a section: what can be taken away from a spec as a whole.
enum Entry: Sendable {
    /// A line with the lines below it, as they stand in the spec.
    case line(String, details: [String])
    /// An input, an output or a state.
    case port(PortDraft)
    /// A method of the logic.
    case method(MethodDraft)
    /// A flow.
    case flow(FlowDraft)

    /// A line with nothing below it.
    static func line(_ text: String) -> Entry { .line(text, details: []) }

    /// The lines of the spec, indented as the entries of a section are.
    var lines: [String] {
        switch self {
        case .line(let text, let details): ["  " + text] + details.map { "    " + $0 }
        case .port(let port): ["  " + port.line] + (port.persist.map { ["    persist: \($0)"] } ?? [])
        case .method(let method): ["  - " + (method.isCallback ? "callback " : "") + method.signature]
        case .flow(let flow): flow.lines
        }
    }

    /// The entry with all its text changed by `change`.
    func mapped(_ change: (String) -> String) -> Entry {
        switch self {
        case .line(let text, let details): return .line(change(text), details: details.map(change))
        case .port(var port):
            port.element = port.element.mapped(change)
            port.wrapper = port.wrapper.map(change)
            port.value = port.value.map(change)
            return .port(port)
        case .method(let method): return .method(method.mapped(change))
        case .flow(var flow):
            flow.steps = flow.steps.map(change)
            flow.sink = change(flow.sink)
            flow.caught = flow.caught?.map(change)
            return .flow(flow)
        }
    }
}
