/// The templates by their path below `Templates/`: the embedded ones, some of them overridden.
public struct TemplateStore: Sendable {
    private let overrides: [String: String]

    /// The embedded templates alone, or with `overrides` in place of those of the same path.
    public init(overrides: [String: String] = [:]) {
        self.overrides = overrides
    }

    /// The paths of all templates, sorted: `RxSwift/ViewModel.swift.stencil`.
    public static var names: [String] { embedded.keys.sorted() }

    /// The text of the template at `path`, or nil.
    public func text(at path: String) -> String? {
        overrides[path] ?? Self.embedded[path]
    }

    /// The embedded texts by path.
    static let embedded: [String: String] = Dictionary(
        EmbeddedTemplate.all.map { ($0.path, $0.text) },
        uniquingKeysWith: { first, _ in first }
    )
}
