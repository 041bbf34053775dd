/// A stream that a flow names and no other uses.
enum UnusedStream: Rule {
    static let id = "unused-stream"
    static let explanation = Explanation(
        title: "A stream that a flow names and no other uses",
        reason: """
            A named stream runs for those that start from it. With none, nothing of it runs: not its steps, not its \
            work.
            """,
        wrong: """
            inputs:
              tap: Void
            flows:
              - tap -> throttle 1 -> as taps
            """,
        right: """
            inputs:
              tap: Void
            flows:
              - tap -> throttle 1 -> as taps
              - taps -> call Log.tap()
            """
    )

    /// The named streams of `draft` that nothing reads.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        draft.flows.compactMap { flow in
            guard case .named(let name, _)? = flow.chain.sink?.kind, !usage.read.contains(name.text) else { return nil }
            return warning("no flow uses the stream `\(name.text)`, so nothing runs it", at: name.range)
        }
    }
}
