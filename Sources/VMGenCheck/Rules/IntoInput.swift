import VMGenSpec

/// A flow that ends in an input.
enum IntoInput: Rule {
    package static let id = "into-input"

    /// `name`, which `flow` ends in, is an input.
    static func finding(_ name: Fragment, flow: FlowSyntax) -> Finding {
        let both = ([name.text] + flow.sources.map(\.text)).joined(separator: ", ")
        let way =
            flow.chain.steps.isEmpty
            ? "what both start is written `\(both) -> …`"
            : "end this flow in a name, `-> as other`, and start from both, `\(name.text), other -> …`"
        return error("`\(name.text)` is an input: values come out of it, none go in; \(way)", at: name.range)
    }
}
