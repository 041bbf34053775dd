/// A stream that a flow names and no other uses.
enum UnusedStream: Rule {
    package static let id = "unused-stream"

    /// The named streams of `draft` that nothing reads.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        draft.flows.compactMap { flow in
            guard case .named(let name, _)? = flow.chain.sink?.kind, !usage.read.contains(name.text) else { return nil }
            return warning("no flow uses the stream `\(name.text)`, so nothing runs it", at: name.range)
        }
    }
}
