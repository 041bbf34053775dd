/// An input that no flow uses.
enum UnusedInput: Rule {
    static let id = "unused-input"

    /// The inputs of `draft` that nothing reads.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        let names = draft.inputs.ports.map(\.name) + draft.inputs.events.map(\.name)
        return names.filter { !usage.read.contains($0.text) && !ReservedName.words.contains($0.text) }.map { name in
            warning("no flow uses the input `\(name.text)`", at: name.range)
        }
    }
}
