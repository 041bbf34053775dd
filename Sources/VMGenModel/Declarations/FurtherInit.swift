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

/// How the view model's own `init` stands to one of its superclass's.
public enum InheritedInit: String, Sendable, CaseIterable {
    /// It overrides that.
    case `override`
    /// The superclass asks every subclass for it.
    case required
}
