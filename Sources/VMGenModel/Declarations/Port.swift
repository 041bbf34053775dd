import VMGenSpec

/// One field of inputs, outputs or state: `round: Driver<Int> = 1`.
public struct Port: Sendable {
    /// Which section it stands in.
    public enum Role: String, Sendable {
        case input
        case output
        case state
    }

    /// Which section it stands in.
    public var role: Role
    /// Doc comment lines.
    public var documentation: [String]
    /// The field's name.
    public var name: Fragment
    /// The kind of stream, or nil for a plain field (`let qrHeight: CGFloat`).
    public var kind: StreamKind?
    /// Whether the spec names the kind on this line or for the whole section.
    public var isPinned: Bool
    /// The type of the values, as written: `Int`, `(row: Int, title: String)`.
    public var element: Fragment
    /// The failure type of a Combine stream, as written; nil for `Never`.
    public var failure: Fragment?
    /// The initial value as written: with one, an output is state.
    public var initialValue: Fragment?
    /// Where it is kept between launches.
    public var persistence: Persistence?

    /// Makes it of its parts.
    package init(
        role: Role,
        documentation: [String],
        name: Fragment,
        kind: StreamKind? = nil,
        isPinned: Bool,
        element: Fragment,
        failure: Fragment? = nil,
        initialValue: Fragment? = nil,
        persistence: Persistence? = nil
    ) {
        self.role = role
        self.documentation = documentation
        self.name = name
        self.kind = kind
        self.isPinned = isPinned
        self.element = element
        self.failure = failure
        self.initialValue = initialValue
        self.persistence = persistence
    }

    /// A place in `UserDefaults`.
    public struct Persistence: Sendable {
        /// The init parameter or variable that holds the defaults.
        public var store: Fragment
        /// The key, without quotes.
        public var key: Fragment

        /// Makes it of its parts.
        package init(store: Fragment, key: Fragment) {
            self.store = store
            self.key = key
        }
    }

    /// Whether it has a value at every time.
    public var isStateful: Bool { role == .state || (kind != nil && initialValue != nil) }
    /// Whether its stream can end with a failure: its kind can, and its type says so where types say it.
    public var canFail: Bool {
        guard let kind, kind.traits.contains(.canFail) else { return false }
        return failure != nil || !kind.traits.contains(.hasFailureType)
    }
    /// Whether it is a stream that takes values and failures, such as a `PublishSubject`.
    public var isSubject: Bool { canFail && kind?.traits.contains(.takesValues) == true }
    /// Whether its values carry nothing.
    public var isVoid: Bool { element.text == "Void" || element.text == "()" }
}

/// One case of an event enum: `- textEdited(text: String?)`.
public struct EventCase: Sendable {
    /// Doc comment lines.
    public var documentation: [String]
    /// The case's name.
    public var name: Fragment
    /// The payload in order: labels (nil for none) and types as written.
    public var payload: [SwiftMethod.Parameter]

    /// Makes it of its parts.
    package init(documentation: [String], name: Fragment, payload: [SwiftMethod.Parameter]) {
        self.documentation = documentation
        self.name = name
        self.payload = payload
    }
}
