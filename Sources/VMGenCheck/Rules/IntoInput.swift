import VMGenModel
import VMGenSpec

/// A flow that ends in an input.
enum IntoInput: Rule {
    package static let id = "into-input"

    /// `name`, which `flow` ends in, is an input of `kind`; nil is an event.
    static func finding(_ name: Fragment, of kind: StreamKind?, flow: FlowSyntax) -> Finding {
        let both = ([name.text] + flow.sources.map(\.text)).joined(separator: ", ")
        var way =
            flow.chain.steps.isEmpty
            ? "what both start is written `\(both) -> …`"
            : "end this flow in a name, `-> as other`, and start from both, `\(name.text), other -> …`"
        if let sending = kind?.sending {
            way += ", or send into what the view hands over, `call \(name.text).\(sending)(…)`"
        }
        return error("`\(name.text)` is an input: values come out of it, none go in; \(way)", at: name.range)
    }
}
