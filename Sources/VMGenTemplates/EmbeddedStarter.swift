/// A first spec that the tool carries, for `vmgen new`: a file below `VMGenCLI/New/Starters/`.
package struct EmbeddedStarter: Sendable {
    /// The file's name: `list.vm`.
    package var path: String
    /// The file's text, with `{{ name }}` and `{{ runtime }}` where those stand.
    package var text: String

    /// Makes the one called `path`.
    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
