import VMGenSpec

/// A further initializer of the view model: `convenience init(page: Int): self.init(library: .shared, page: page)`.
public struct FurtherInit: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The words before `init` as written: `["private", "convenience"]`, `["required"]`.
    public var modifiers: [String]
    /// What stands from `init` on, without an effect: `init?(page: Int)`.
    public var signature: Fragment
    /// Its parameters.
    public var parameters: [SwiftMethod.Parameter]
    /// What it calls the view model's own `init` with; nil where the superclass asks for it and nobody is to call it.
    public var arguments: Fragment?

    /// Makes it of its parts.
    package init(
        documentation: [String],
        modifiers: [String],
        signature: Fragment,
        parameters: [SwiftMethod.Parameter],
        arguments: Fragment? = nil
    ) {
        self.documentation = documentation
        self.modifiers = modifiers
        self.signature = signature
        self.parameters = parameters
        self.arguments = arguments
    }

    /// Its name as Swift spells it: `init(page:)`.
    package var name: String { "init(" + parameters.map { "\($0.label ?? "_"):" }.joined() + ")" }
}

/// What the spec says of the view model's own `init` on the section's line: how it stands to one of the superclass's, or who sees it.
public enum InitWord: String, Sendable, CaseIterable {
    /// It overrides that.
    case `override`
    /// The superclass asks every subclass for it.
    case required
    /// The module alone makes the view model, which others see.
    case `internal`

    /// Whether the superclass has such an `init`.
    package var isInherited: Bool { self != .internal }
}
