/// A file below `Templates/` that the tool carries.
struct EmbeddedTemplate: Sendable {
    /// The path below `Templates/`: `RxSwift/ViewModel.swift.stencil`.
    var path: String
    /// The file's text.
    var text: String

    /// Makes the template at `path`.
    init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}
