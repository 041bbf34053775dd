import VMGenSpec

/// The `view-model:` line: a declaration as in Swift.
public struct TypeDeclaration: Sendable {
    /// Doc comment lines, without marks.
    public var documentation: [String]
    /// Attributes as written: `@MainActor`.
    public var attributes: [String]
    /// The access modifier as written (`public`, `open`, `internal`, …), or nil for Swift's default.
    public var access: String?
    /// Whether the class is `final`.
    public var isFinal: Bool
    /// `class` or `struct`.
    public var keyword: String
    /// The type's name, with the place that messages point to.
    public var name: Fragment
    /// The generic parameter clause with its brackets, as written: `<Item: Hashable>`.
    public var generics: String?
    /// The inherited types in order, as written.
    public var inherited: [Fragment]
    /// The `where` clause, as written.
    public var whereClause: String?
    /// Whether only the name is written, so that vmgen chooses the rest.
    public var isBare = false
    /// Whether a flow asks something that is on the main actor, and does not await it.
    package var asksMainActor = false
    /// Whether it stands in a target all of whose declarations are on the main actor, where they say nothing else.
    public var isIsolatedByDefault = false

    /// Makes it of its parts.
    package init(
        documentation: [String],
        attributes: [String],
        access: String? = nil,
        isFinal: Bool,
        keyword: String,
        name: Fragment,
        generics: String? = nil,
        inherited: [Fragment],
        whereClause: String? = nil,
        isBare: Bool = false
    ) {
        self.documentation = documentation
        self.attributes = attributes
        self.access = access
        self.isFinal = isFinal
        self.keyword = keyword
        self.name = name
        self.generics = generics
        self.inherited = inherited
        self.whereClause = whereClause
        self.isBare = isBare
    }

    /// Whether a copy is made when it is passed on: such a type is captured by value, never weakly.
    public var isValueType: Bool { keyword == "struct" }
    /// Whether it is an `NSObject`, whose `init` has no parameters.
    package var isObject: Bool { inherited.first?.text == "NSObject" }
    /// Whether the declaration line asks for the main actor.
    public var isMainActor: Bool { attributes.contains("@MainActor") }

    /// What may bring an actor along: the inherited types but for those of Swift's own that bring none.
    package var mayBringActor: [Fragment] {
        inherited.filter { !Self.actorless.contains($0.text) }
    }

    /// Types of the system that people inherit from and that are on no actor.
    private static let actorless: Set<String> = [
        "AnyObject", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable", "Identifiable",
        "NSObject", "NSObjectProtocol", "ObservableObject", "Sendable",
    ]
}
