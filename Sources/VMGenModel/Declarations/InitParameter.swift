import VMGenSpec

/// One line of the `init:` section: `weak var coordinator: Coordinator?`.
public struct InitParameter: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The modifiers as written, in order, without `let` and `var`: `["weak"]`, `["private"]`.
    public var modifiers: [String]
    /// Whether it can be set later.
    public var isVariable: Bool
    /// Whether the line says `let` or `var`, and so who sees the property.
    public var isDeclared = false
    /// The name of parameter and property.
    public var name: Fragment
    /// The type as written.
    public var type: Fragment
    /// The default value as written.
    public var defaultValue: Fragment?

    /// Makes it of its parts.
    package init(
        documentation: [String],
        modifiers: [String],
        isVariable: Bool,
        isDeclared: Bool = false,
        name: Fragment,
        type: Fragment,
        defaultValue: Fragment? = nil
    ) {
        self.documentation = documentation
        self.modifiers = modifiers
        self.isVariable = isVariable
        self.isDeclared = isDeclared
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }

    /// Whether the type is an optional, so that a call through it takes a `?`.
    public var isOptional: Bool { type.text.hasSuffix("?") }
}

/// One line of the `variables:` section: `@Injected(\.pasteboard) var pasteboard: Pasteboard`.
public struct StoredVariable: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The whole declaration as written.
    public var declaration: Fragment
    /// The property's name.
    public var name: Fragment
    /// The type as written; nil where it follows from the value.
    public var type: Fragment?
    /// Whether it is a `var`.
    public var isVariable: Bool

    /// Makes it of its parts.
    package init(
        documentation: [String],
        declaration: Fragment,
        name: Fragment,
        type: Fragment? = nil,
        isVariable: Bool
    ) {
        self.documentation = documentation
        self.declaration = declaration
        self.name = name
        self.type = type
        self.isVariable = isVariable
    }
}
