/// A page of the documentation that the tool carries, for `vmgen explain`.
package struct EmbeddedPage: Sendable {
    /// The file's name: `LanguageReference.md`.
    package var path: String
    /// The file's text.
    package var text: String

    /// Makes the page called `path`.
    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
