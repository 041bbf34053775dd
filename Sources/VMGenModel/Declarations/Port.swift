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
    /// The parts of an input that exists in which it stands, outermost first: `fromView` of `input.fromView.pincode`.
    public var parts: [Fragment] = []
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
    /// The enum that the line declares as its type, `alert: enum Alert`; nil where the type is another.
    public var choice: Choice?
    /// The attributes before it, `@Property`: a wrapper of the app's own, whose `$name` is the stream of the field's kind.
    public var wrapper: Fragment?
    /// The modifiers of the property by which others read it from the view model itself, `private(set)`; nil where nobody does.
    public var visibility: Fragment?
    /// Whether the field makes its stream itself: one of an output that `transform` makes first, so that flows send into that
    /// field, or of an input that the app declares so, into which the view sends.
    public var isMade = false
    /// Whether hand-written logic sends to it, beside what flows do: `logic -> toast`.
    public var isSentByLogic = false

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

    /// An enum that the line of a field declares, whose cases stand below it.
    public struct Choice: Sendable {
        /// The declaration up to its brace, without access: `enum Alert: Equatable`.
        public var head: Fragment
        /// The enum's name.
        public var name: Fragment
        /// The cases, in order.
        public var cases: [EventCase]

        /// Makes it of its parts.
        package init(head: Fragment, name: Fragment, cases: [EventCase]) {
            self.head = head
            self.name = name
            self.cases = cases
        }
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

    /// How it is reached from the input, as Swift: `fromView.pincode`.
    package var path: String {
        let member = isPublishedInput ? "$\(name.text)" : SwiftText.escapedMember(name.text)
        return (parts.map { SwiftText.escapedMember($0.text) } + [member]).joined(separator: ".")
    }
    /// What the stream of a field with a relay of its own is called in its output: `saved`, or `$isLoading` of a wrapper.
    package var streamMember: String { wrapper == nil ? SwiftText.escapedMember(name.text) : "$\(name.text)" }
    /// Whether it is a field `@Published var name` of an output that is a class: flows assign to it, and `$name` tells of it.
    package var isPublishedField: Bool { isMade && role != .input && wrapper?.text == "@Published" }
    /// Whether it is a field `@Published var name` of an input that is a class: views set it, and `$name` tells of it.
    package var isPublishedInput: Bool { role == .input && wrapper?.text == "@Published" }
    /// Whether it is an input that has a value at every time, which is made with the first one.
    package var holdsFirstValue: Bool {
        isPublishedInput || kind?.traits.isSuperset(of: [.holdsValue, .takesValues]) == true
    }
    /// Whether views may set it: such a field, or a `@Published var` of the view model that does not say who sets it.
    package var isSetByViews: Bool {
        if isPublishedField { return true }
        guard role == .state, kind?.name == "Published", let visibility else { return false }
        return !visibility.text.contains("(set)")
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
    /// Whether each of its values is over once it was said: it carries nothing, or is a case of an enum that the line declares and that has
    /// no value at first.
    package var saysEvents: Bool { isVoid || choice != nil && !isStateful }
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
    /// Whether hand-written logic sends it, beside what flows do: `logic -> .failed`.
    public var isSentByLogic = false

    /// Makes it of its parts.
    package init(documentation: [String], name: Fragment, payload: [SwiftMethod.Parameter]) {
        self.documentation = documentation
        self.name = name
        self.payload = payload
    }
}

extension SwiftMethod.Parameter {
    /// What flows call it as a part of a payload; nil where it has no name.
    package var nameInFlows: String? { label ?? (isNamed ? name : nil) }

    /// It as a part of a payload: `name: String = ""`, without a name where the spec writes none.
    package var payload: String {
        let name = label.map { "\($0): " } ?? (isNamed ? "_ \(name): " : "")
        return name + type + (defaultValue.map { " = \($0)" } ?? "")
    }
}
