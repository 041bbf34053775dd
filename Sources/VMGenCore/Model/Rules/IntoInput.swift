import VMGenDiagnostics

/// A flow that ends in an input.
enum IntoInput: Rule {
    static let id = "into-input"
    static let explanation = Explanation(
        title: "A flow that ends in an input",
        reason: """
            Inputs are what the view sends. A view model that sends into its own inputs makes circles that are hard \
            to follow, and often cannot: an `Observable` takes nothing. What two events have in common starts from \
            both.
            """,
        wrong: """
            inputs:
              appear: Void
              refresh: Void
            logic:
              - load()
            flows:
              - appear -> refresh
              - refresh -> call load
            """,
        right: """
            inputs:
              appear: Void
              refresh: Void
            logic:
              - load()
            flows:
              - appear, refresh -> call load
            """
    )

    /// `name`, which `flow` ends in, is an input.
    static func finding(_ name: Fragment, flow: FlowSyntax) -> Finding {
        let both = ([name.text] + flow.sources.map(\.text)).joined(separator: ", ")
        return error(
            "`\(name.text)` is an input: values come out of it, none go in; what both start is written `\(both) -> …`",
            at: name.range
        )
    }
}
