/// A file below `Explanations/` that the tool carries: why a rule is there.
package struct EmbeddedExplanation: Sendable {
    /// The path below `Explanations/`: `unknown-name.md`.
    package var path: String
    /// The file's text.
    package var text: String

    /// Makes the explanation at `path`.
    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The id of the rule that it explains: `unknown-name`.
    package var id: String { String(path.dropLast(".md".count)) }
}
