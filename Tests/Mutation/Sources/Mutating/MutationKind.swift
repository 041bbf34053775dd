/// A kind of mistake: where generated code has the shape for it, and what it becomes there.
public struct MutationKind: Sendable {
    /// Its name, as the command line and the table have it.
    public let name: String
    /// What is wrong afterwards, in a few words.
    public let summary: String
    /// Every way to make it in a text.
    let edits: @Sendable (GeneratedText) -> [Edit]

    /// All kinds, in the order of the table.
    public static let all: [MutationKind] =
        flows + streams + policies + failures + state + persistence + requests + lifetime + threads + values
}

extension MutationKind {
    /// A kind that looks at one line of code at a time and has at most one mistake for it.
    static func line(_ name: String, _ summary: String, _ edit: @escaping @Sendable (GeneratedText, Int) -> Edit?)
        -> Self
    {
        lines(name, summary) { text, index in edit(text, index).map { [$0] } ?? [] }
    }

    /// A kind that looks at one line of code at a time.
    static func lines(_ name: String, _ summary: String, _ edits: @escaping @Sendable (GeneratedText, Int) -> [Edit])
        -> Self
    {
        MutationKind(name: name, summary: summary) { text in
            text.lines.indices.filter { !text.code[$0].isEmpty }.flatMap { edits(text, $0) }
        }
    }

    /// A kind that drops the chain steps that begin with one of `prefixes`.
    static func dropping(_ name: String, _ summary: String, steps prefixes: [String]) -> Self {
        line(name, summary) { text, index in
            prefixes.contains { text.code[index].hasPrefix($0) } ? .dropping(text.step(at: index)) : nil
        }
    }
}
