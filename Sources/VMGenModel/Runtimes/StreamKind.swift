/// One kind of stream of a runtime, as a row of that runtime's table.
public struct StreamKind: Sendable, Hashable {
    /// The type's name: `Driver`.
    public var name: String
    /// What it can do.
    public var traits: Traits
    /// The nearest kind of each other runtime, by that runtime's name.
    public var counterparts: [String: String]
    /// A stream of this kind that says nothing, as Swift; nil where it takes a value to make one.
    public var placeholder: String?
    /// What follows the generic arguments in the name of the type: `.Publisher` for `Published<Int>.Publisher`.
    public var typeSuffix = ""
    /// The method that sends a value into it: `accept`; nil where it takes none.
    public var sending: String?
    /// What an input of this kind is where nobody connects it, as Swift; nil where it has to be connected.
    public var unconnected: String?
    /// The module that declares it; nil for the runtime's own.
    public var module: String?

    /// What a kind of stream can do.
    public struct Traits: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: Int
        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It holds a value that a subscriber gets at once, and can be asked for it: `BehaviorRelay`.
        public static let holdsValue = Traits(rawValue: 1 << 0)
        /// Values can be sent into it: `PublishRelay`, `PassthroughSubject`.
        public static let takesValues = Traits(rawValue: 1 << 1)
        /// It can end with a failure: `Observable`, `PublishSubject`.
        public static let canFail = Traits(rawValue: 1 << 2)
        /// It delivers on the main thread: `Driver`.
        public static let deliversOnMain = Traits(rawValue: 1 << 3)
        /// A late subscriber gets the latest value: `Driver`.
        public static let replays = Traits(rawValue: 1 << 4)
        /// It has a failure type as its second generic argument: `AnyPublisher`.
        public static let hasFailureType = Traits(rawValue: 1 << 5)
        /// It may stand in `inputs`.
        public static let input = Traits(rawValue: 1 << 6)
        /// It may stand in `outputs`.
        public static let output = Traits(rawValue: 1 << 7)
        /// It emits one value: `Single`.
        public static let single = Traits(rawValue: 1 << 8)
        /// It has nothing to say at the moment of the subscription: `PublishRelay`, `Signal`.
        public static let waits = Traits(rawValue: 1 << 9)
        /// It begins by itself, and has no word of who listens: `Future`.
        public static let runsUnheard = Traits(rawValue: 1 << 10)
    }
}
