import VMGenDiagnostics
import VMGenSpec

/// One protocol of the `services:` section, or a struct of closures and values.
public struct Service: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The protocol's name, or the struct's.
    public var name: Fragment
    /// What it holds in order, for a struct: closures, which are its methods, and values; nil for a protocol.
    package var fields: [Field]?
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
    /// Whether Swift binds it to a global actor beside the main one, so that others have to await whatever they ask.
    package var isElsewhere = false
    /// Where the target's Swift binds it to the main actor; nil for one that is on none, or of which nobody knows.
    package var mainActor: Diagnostic.Note?
    /// What that asks for beside methods and properties, and what of those could not be read: no stub has it.
    public var unread: [String] = []
    /// Whether the target's Swift adds members to it by extensions, of which nobody reads more than the names.
    public var isExtended = false
    /// The names of the members that these add.
    package var added: Set<String> = []
    /// Its methods, behind them those of services of the spec that it inherits from.
    public var methods: [SwiftMethod]
    /// Its properties as written, without `var`, `imageURL: Observable<URL>`, behind them those of services of the spec that it
    /// inherits from.
    public var properties: [Property]
    /// The properties that take time or can fail, `{ get async throws }`, which its stub alone has: a flow reads them as work.
    package var awaited: [Property] = []
    /// All its properties, those that are awaited or can fail last, as scenarios count them.
    package var allProperties: [Property] { properties + awaited }
    /// What it inherits from where that is no service of the spec, by such a one too; nil where all of `inherited` is.
    package var heritage: [String]?

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

    /// What it inherits from beside services of the spec, whose members are among its own: markers, and protocols of which nobody
    /// knows what they ask for.
    package var ancestors: [String] { heritage ?? inherited }

    /// The methods that its own declaration holds.
    package var declaredMethods: [SwiftMethod] { methods.filter { !$0.isInherited } }

    /// The properties that its own declaration holds.
    package var declaredProperties: [Property] { properties.filter { !$0.isInherited } }

    /// Protocols that ask for no members.
    package static let markers: Set<String> = ["Sendable", "AnyObject", "class"]

    /// Whether it stands for an actor, `Store: Actor`, of which others have to await whatever they ask.
    package var isActor: Bool { ancestors.contains("Actor") }

    /// Has all that is on the actor be awaited where it stands for one, whatever its protocol says of it. What one that exists does in
    /// the call itself its stub does so as well. The actor is its own one in a target on the main actor, too.
    package mutating func awaitActor() {
        guard isActor else { return }
        mainActor = nil
        for index in methods.indices where !methods[index].isNonisolated && !methods[index].isAsync {
            methods[index].isAtOnce = isExisting
            methods[index].isAsync = true
        }
    }

    /// Whether its property called `name` is read on its actor alone.
    package func isIsolated(_ name: String) -> Bool {
        isActor && properties.contains { $0.name.text == name && !$0.isNonisolated }
    }

    /// Whether all its members are known.
    package var isWhole: Bool { isNamed && !isExtended }

    /// Whether the names of all its members are known.
    private var isNamed: Bool {
        !isMissing && unread.isEmpty && ancestors.allSatisfy(Self.markers.contains)
    }

    /// Whether it certainly has no member called `name`, of which nothing else was found.
    package func lacks(_ name: String) -> Bool {
        isNamed && !added.contains(name) && !awaited.contains { $0.name.text == name }
    }

    /// Whether it is a struct of closures and values, and no protocol.
    package var isStruct: Bool { fields != nil }

    /// One stored property of a struct.
    package struct Field: Sendable {
        /// Doc comment lines.
        package var documentation: [String]
        /// The word that declares it: `let` or `var`.
        package var word: String
        /// The name.
        package var name: String
        /// The type as written.
        package var type: String

        /// Makes it of its parts.
        package init(documentation: [String], word: String, name: String, type: String) {
            self.documentation = documentation
            self.word = word
            self.name = name
            self.type = type
        }
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
        /// Whether a service of the spec that this one inherits from declares it.
        package var isInherited = false
        /// Whether a protocol that exists declares it `nonisolated`.
        package var isNonisolated = false
        /// What Swift wants before one that takes time or can fail: `try await`; nil for all others.
        package var marks: String?

        /// Makes it of its parts.
        package init(documentation: [String], name: Fragment, type: Fragment, isSettable: Bool) {
            self.documentation = documentation
            self.name = name
            self.type = type
            self.isSettable = isSettable
        }
    }
}
