/// A file below `Explanations/` that the tool carries: why a rule is there.
struct EmbeddedExplanation: Sendable {
    /// The path below `Explanations/`: `unknown-name.md`.
    var path: String
    /// The file's text.
    var text: String

    /// Makes the explanation at `path`.
    init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The id of the rule that it explains: `unknown-name`.
    var id: String { String(path.dropLast(".md".count)) }
}
