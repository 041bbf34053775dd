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
    /// Whether a service of the spec that the one inherits from declares it.
    package var isInherited = false
    /// Whether a protocol that exists keeps it to the main actor by itself.
    package var isMainActor = false
    /// Whether a protocol that exists declares it `nonisolated`: nobody awaits the actor for it.
    package var isNonisolated = false
    /// Whether an actor does it in the call itself, though all others await that: `func item(id: Int) throws`.
    package var isAtOnce = false
    /// Whether it is a closure that the struct which holds it may have none of, and is called where there is one: `log?(line)`.
    package var mayBeNil = false
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

    /// Why no stub has it, as what is said of it: it is generic, never returns, or takes what a stub cannot keep; nil where one has.
    package var unstubbable: String? {
        if generics != nil || whereClause != nil { return "is generic" }
        if returnType?.text == "Never" { return "never returns" }
        return parameters.contains(where: \.isOpaque) ? "takes what has no type of its own" : nil
    }

    /// The type of the errors that it throws, where that is not any.
    package var ownFailure: String? {
        thrownType.flatMap { $0 == "Never" || TypeText.isAnyError($0) ? nil : $0 }
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
        /// What the parameters of a closure are called, which have no names of their own.
        package static let ordinals = ["first", "second", "third", "fourth"]

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

extension SwiftMethod.Parameter {
    /// Whether its type is `some` protocol, or it is no value when the method is called.
    fileprivate var isOpaque: Bool {
        type.hasPrefix("some ") || type.hasPrefix("@autoclosure") || type.holds("(some ") || type.holds("<some ")
    }
}
