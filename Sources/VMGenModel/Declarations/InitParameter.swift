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
    /// Whether it is no parameter, but a variable that whoever makes the view model may set afterwards.
    public var isAssigned = false
    /// Whether it is handed to the superclass, and no property here.
    public var isForSuper = false
    /// Whether its type is a protocol that the target's Swift declares, and that is read from there: `existing` stands before it.
    public var isExisting = false
    /// Whether the spec says `@escaping`: the name of a type may stand for that of a closure.
    package var isEscaping = false
    /// What the argument is called where that is not the name: `with`, or `_` for nothing.
    public var label: String?
    /// The name of parameter and property.
    public var name: Fragment
    /// The type as written; that which `spelling` stands for.
    public var type: Fragment
    /// The name of a closure's type where that is what is written.
    package var spelling: Fragment?
    /// The default value as written.
    public var defaultValue: Fragment?

    /// Makes it of its parts.
    package init(
        documentation: [String],
        modifiers: [String],
        isVariable: Bool,
        isDeclared: Bool = false,
        isAssigned: Bool = false,
        isForSuper: Bool = false,
        label: String? = nil,
        name: Fragment,
        type: Fragment,
        defaultValue: Fragment? = nil
    ) {
        self.documentation = documentation
        self.modifiers = modifiers
        self.isVariable = isVariable
        self.isDeclared = isDeclared
        self.isAssigned = isAssigned
        self.isForSuper = isForSuper
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }

    /// Whether the property's type is an optional, so that a call through it takes a `?`.
    public var isOptional: Bool { TypeText.isOptional(propertyType.text) }

    /// `type`, that of this parameter as somebody sees it, with an `@escaping` where it is that of a closure: as it is spelt, as
    /// the spec says, or as one of its `types` does.
    package func kept(_ type: String, in spec: ViewModelSpec) -> String {
        let kept = spec.types.kept(type, spelt: self.type.text)
        return kept == type && isEscaping ? "@escaping \(type)" : kept
    }

    /// Its type as the spec spells it, as that of a parameter which is kept.
    package func keptSpelling(in spec: ViewModelSpec) -> String {
        guard let spelling else { return kept(type.text, in: spec) }
        return TypeText.isFunction(type.text) ? "@escaping \(spelling.text)" : spelling.text
    }

    /// Whether the argument may be `nil`.
    public var takesNil: Bool { TypeText.isOptional(type.text) }

    /// The type of the property: what is held weakly may be gone.
    public var propertyType: Fragment {
        let text = type.text
        guard modifiers.contains("weak"), !text.hasSuffix("?"), !text.hasSuffix("!"), !text.hasPrefix("Optional<")
        else { return type }
        let needsBrackets = text.hasPrefix("any ") || text.contains("&")
        return Fragment(needsBrackets ? "(\(text))?" : "\(text)?", type.range)
    }
}

/// One line of the `variables:` section: `@Injected(\.pasteboard) var pasteboard: Pasteboard`, or what is computed,
/// `var isEmpty: Bool { rooms.isEmpty }`.
public struct StoredVariable: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The whole declaration as written.
    public var declaration: Fragment
    /// The property's name.
    public var name: Fragment
    /// The type as written; nil where it follows from the value.
    public var type: Fragment?
    /// What stands in the braces behind the type of a property that is computed; nil for one that is stored.
    public var body: Fragment?
    /// What stands in the braces behind a stored property, which looks at its value: `{ didSet { … } }`.
    package var observer: Fragment?
    /// Whether it is a `var`.
    public var isVariable: Bool
    /// Whether whoever makes the view model may set it: a `var` of a known type that is not private and has no wrapper.
    public var isAssigned: Bool
    /// Whether its type is a protocol that the target's Swift declares, and that is read from there: `existing` stands before it.
    public var isExisting = false
    /// Whether it belongs to the type: it is reached through the view model's name then.
    public var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }
    /// Whether the file that declares it is the only one that can name it.
    public var isPrivate: Bool {
        let words = declaration.text.split(separator: " ").prefix { $0 != "let" && $0 != "var" }
        return words.contains { $0 == "private" || $0 == "fileprivate" }
    }

    /// Whether flows can set it: it is a `var`, and not computed without a `set`.
    package var isSettable: Bool {
        guard isVariable, let body else { return isVariable }
        return SwiftText.words(of: body.inner).contains { $0.text == "set" }
    }

    /// Whether a wrapper gives it the value that it has from the start: `@Injected var library: Library`.
    package var isMadeByWrapper: Bool {
        declaration.text.hasPrefix("@") && SwiftText.cut(declaration, at: " = ") == nil
            && type.map { TypeText($0.text).optionalOf == nil } ?? true
    }

    /// Whether tests can read it from the view model.
    package var isVisible: Bool { !isPrivate && !isStatic }

    /// Whether the view model makes it, a relay or subject of `runtime` that has no value and says nothing again.
    package func isOwnRelay(in runtime: Runtime) -> Bool {
        ownSubject(in: runtime)?.traits.isDisjoint(with: [.holdsValue, .replays]) ?? false
    }

    /// The kind of the relay or subject of `runtime` that it is, where the view model makes it, so that nobody else ends it.
    package func ownSubject(in runtime: Runtime) -> StreamKind? {
        guard let type, let kind = runtime.stream(of: type)?.kind, SwiftText.cut(declaration, at: " = ") != nil else {
            return nil
        }
        return kind.traits.contains(.takesValues) ? kind : nil
    }

    /// The words before `let` or `var`: `["weak"]`.
    package var modifiers: [String] {
        SwiftText.words(of: declaration).map(\.text).prefix { $0 != "let" && $0 != "var" }.map { $0 }
    }

    /// Makes it of its parts.
    package init(
        documentation: [String],
        declaration: Fragment,
        name: Fragment,
        type: Fragment? = nil,
        body: Fragment? = nil,
        isVariable: Bool,
        isAssigned: Bool = false
    ) {
        self.documentation = documentation
        self.body = body
        self.declaration = declaration
        self.name = name
        self.type = type
        self.isVariable = isVariable
        self.isAssigned = isAssigned
    }
}
