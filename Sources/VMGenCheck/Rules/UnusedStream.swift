/// A stream that a flow names and no other uses.
enum UnusedStream: Rule {
    package static let id = "unused-stream"

    /// The named streams of `draft` that nothing reads.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        draft.namedStreams.filter { !usage.read.contains($0.text) && ReservedName.check($0) == nil }.map { name in
            warning("no flow uses the stream `\(name.text)`, so nothing runs it", at: name.range)
        }
    }
}
