import VMGenDiagnostics
import VMGenSpec

/// A method signature as in Swift: `processNumber(_ number: Int, state: State) async throws -> Int`.
public struct SwiftMethod: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The method's name.
    public var name: Fragment
    /// The generic parameter clause with its brackets, as written.
    public var generics: String?
    /// The parameters in order, without the view model's state.
    public var parameters: [Parameter]
    /// The parameter that receives the view model's state: `state: State`. Its position counts.
    public var stateIndex: Int?
    /// Whether somebody else calls it, without the state: a delegate's method, which the view model hands the state.
    public var isCallback = false
    /// The attributes of a callback as written: `@objc`.
    public var attributes: [String] = []
    /// Whether it is no method of the view model, but a function that the app has already.
    public var isExisting = false
    /// Whether it is `async`.
    public var isAsync: Bool
    /// Whether it `throws`.
    public var canThrow: Bool
    /// The thrown type of `throws(Failure)`, as written.
    public var thrownType: String?
    /// The returned type as written; nil for none.
    public var returnType: Fragment?
    /// The `where` clause as written.
    public var whereClause: String?
    /// The whole signature as written.
    public var signature: Fragment

    /// Makes it of its parts.
    package init(
        documentation: [String],
        name: Fragment,
        generics: String? = nil,
        parameters: [Parameter],
        stateIndex: Int? = nil,
        isAsync: Bool,
        canThrow: Bool,
        thrownType: String? = nil,
        returnType: Fragment? = nil,
        whereClause: String? = nil,
        signature: Fragment
    ) {
        self.documentation = documentation
        self.name = name
        self.generics = generics
        self.parameters = parameters
        self.stateIndex = stateIndex
        self.isAsync = isAsync
        self.canThrow = canThrow
        self.thrownType = thrownType
        self.returnType = returnType
        self.whereClause = whereClause
        self.signature = signature
    }

    /// Why no stub has it, as what is said of it: it is generic, or it throws or takes what a stub cannot; nil where one has.
    package var unstubbable: String? {
        if generics != nil || whereClause != nil { return "is generic" }
        if thrownType != nil { return "throws a type of its own" }
        return parameters.contains(where: \.isOpaque) ? "takes what has no type of its own" : nil
    }

    /// One parameter.
    public struct Parameter: Sendable {
        /// The argument label; nil for `_`.
        public var label: String?
        /// The name inside the method.
        public var name: String
        /// The type as written.
        public var type: String
        /// The default value as written.
        public var defaultValue: String?
        /// Whether the spec writes the name without making a label of it: `_ number: Int`.
        package var isNamed = false
        /// Whether it takes any number of values: `_ items: String...`.
        package var isVariadic: Bool { type.hasSuffix("...") }
        /// The type of one value that it takes.
        package var elementType: String { isVariadic ? String(type.dropLast(3)) : type }
        /// Whether a call may say nothing for it.
        package var mayBeLeftOut: Bool { defaultValue != nil || isVariadic }

        /// Makes it of its parts.
        package init(label: String? = nil, name: String, type: String, defaultValue: String? = nil) {
            self.label = label
            self.name = name
            self.type = type
            self.defaultValue = defaultValue
        }
    }

    /// What it returns, seen from a flow.
    public enum Answer: Sendable, Equatable {
        /// Nothing.
        case none
        /// A plain value of this type.
        case value(String)
        /// A stream of values of this type, which may fail or not.
        case stream(kind: String, element: String, canFail: Bool)
    }
}

/// One protocol of the `services:` section.
public struct Service: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The protocol's name.
    public var name: Fragment
    /// Whether the protocol is declared elsewhere, and listed for its stub alone.
    public var isExisting = false
    /// The inherited protocols as written: `DetailWaitServicing: Sendable`.
    public var inherited: [String]
    /// Where the target's Swift declares it, for one that was found there; nil for one that the spec lists.
    public var found: Diagnostic.Note?
    /// The files in which it and what it inherits were found.
    package var origins: [SourceText] = []
    /// The access modifier of what was found; nil for Swift's default.
    package var access: String?
    /// Whether nothing of its name was found, which has been reported: nobody knows its members.
    package var isMissing = false
    /// Whether another spec declares what was found.
    package var isOfSpec = false
    /// Whether Swift binds it to an actor, or what it inherits from another module may.
    package var mayHaveActor = false
    /// Where the target's Swift binds it to the main actor; nil for one that is on none, or of which nobody knows.
    package var mainActor: Diagnostic.Note?
    /// What that asks for beside methods and properties, and what of those could not be read: no stub has it.
    public var unread: [String] = []
    /// Whether the target's Swift adds members to it by extensions, which nobody reads.
    public var isExtended = false
    /// Its methods.
    public var methods: [SwiftMethod]
    /// Its properties as written, without `var`: `imageURL: Observable<URL>`.
    public var properties: [Property]

    /// Makes it of its parts.
    package init(
        documentation: [String],
        name: Fragment,
        isExisting: Bool = false,
        inherited: [String],
        methods: [SwiftMethod],
        properties: [Property]
    ) {
        self.documentation = documentation
        self.name = name
        self.isExisting = isExisting
        self.inherited = inherited
        self.methods = methods
        self.properties = properties
    }

    /// Protocols that ask for no members.
    package static let markers: Set<String> = ["Sendable", "AnyObject", "class"]

    /// Whether it stands for an actor, `Store: Actor`, of which others have to await whatever they ask.
    package var isActor: Bool { inherited.contains("Actor") }

    /// Has all its methods be awaited where it stands for an actor, whatever its protocol says of them.
    package mutating func awaitActor() {
        for index in methods.indices where isActor { methods[index].isAsync = true }
    }

    /// Whether all its members are known.
    package var isWhole: Bool {
        !isMissing && !isExtended && unread.isEmpty && inherited.allSatisfy(Self.markers.contains)
    }

    /// One property requirement.
    public struct Property: Sendable {
        /// Doc comment lines.
        public var documentation: [String]
        /// The name.
        public var name: Fragment
        /// The type as written.
        public var type: Fragment
        /// Whether it can be set.
        public var isSettable: Bool

        /// Makes it of its parts.
        package init(documentation: [String], name: Fragment, type: Fragment, isSettable: Bool) {
            self.documentation = documentation
            self.name = name
            self.type = type
            self.isSettable = isSettable
        }
    }
}

extension SwiftMethod.Parameter {
    /// Whether its type is `some` protocol, or it is no value when the method is called.
    fileprivate var isOpaque: Bool {
        type.hasPrefix("some ") || type.hasPrefix("@autoclosure") || type.holds("(some ") || type.holds("<some ")
    }
}
