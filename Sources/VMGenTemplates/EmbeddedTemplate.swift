/// A file below `Templates/` that the tool carries.
package struct EmbeddedTemplate: Sendable {
    /// The path below `Templates/`: `RxSwift/ViewModel.swift.stencil`.
    package var path: String
    /// The file's text.
    package var text: String

    /// Makes the template at `path`.
    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
