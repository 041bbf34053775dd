import VMGenTemplates

/// The templates by their path below `Templates/`: the embedded ones, some of them overridden.
public struct TemplateStore: Sendable {
    /// The texts that take the place of embedded ones, or that those include, by their paths.
    package let overrides: [String: String]
    /// Where they stand, for messages.
    package let folder: String?

    /// The embedded templates alone, or with `overrides` in place of those of the same path. `folder` is where those
    /// stand, for messages.
    public init(overrides: [String: String] = [:], folder: String? = nil) {
        self.overrides = overrides
        self.folder = folder
    }

    /// The path of the template at `path` as messages print it: that of its file, where it is an override.
    func shownPath(of path: String) -> String {
        guard let folder, overrides[path] != nil else { return path }
        return folder == "." ? path : folder + (folder.hasSuffix("/") ? "" : "/") + path
    }

    /// The paths of all templates, sorted: `Shared/ViewModel.swift.stencil`.
    public static var names: [String] { embedded.keys.sorted() }

    /// The text of the template at `path`, or nil.
    public func text(at path: String) -> String? {
        overrides[path] ?? Self.embedded[path]
    }

    /// The embedded texts by path.
    package static let embedded: [String: String] = Dictionary(
        EmbeddedTemplate.all.map { ($0.path, $0.text) },
        uniquingKeysWith: { first, _ in first }
    )
}
