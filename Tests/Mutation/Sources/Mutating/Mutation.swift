/// A text with one mistake in it.
public struct Mutation: Sendable {
    /// The name of the kind of mistake.
    public let kind: String
    /// The first line that differs, counted from 1.
    public let line: Int
    /// The first line of the statement or declaration that it is in.
    public let place: String
    /// The code that was, on one line.
    public let before: String
    /// The code that is there now, on one line; empty if it was dropped.
    public let after: String
    /// The whole text.
    public let text: String

    /// `text` after `edit`, which must not be empty.
    init(kind: String, edit: Edit, in text: GeneratedText) {
        let changed = edit.replacements.keys.sorted()
        let kept = { (line: String) in String(line.drop { $0 == " " }) }
        self.kind = kind
        line = (changed.first ?? 0) + 1
        place = text.place(of: changed.first ?? 0)
        before = changed.map { kept(text.lines[$0]) }.joined(separator: " ")
        after = changed.flatMap { edit.replacements[$0] ?? [] }.map(kept).joined(separator: " ")
        self.text = text.lines.indices
            .flatMap { edit.replacements[$0] ?? [text.lines[$0]] }
            .joined(separator: "\n")
    }
}

extension GeneratedText {
    /// Every mistake of `kinds` that can be made in this text; where two kinds make the same, the first has it.
    public func mutations(_ kinds: [MutationKind] = MutationKind.all) -> [Mutation] {
        let original = lines.joined(separator: "\n")
        var seen: Set<String> = [original]
        var mutations: [Mutation] = []
        for kind in kinds {
            for edit in kind.edits(self) {
                let mutation = Mutation(kind: kind.name, edit: edit, in: self)
                if seen.insert(mutation.text).inserted { mutations.append(mutation) }
            }
        }
        return mutations
    }
}
