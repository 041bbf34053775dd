/// One way to write streams: a folder of templates and this table.
public struct Runtime: Sendable {
    /// The name in specs: `rxswift`.
    public var name: String
    /// The folder of its templates: `RxSwift`.
    public var templateFolder: String
    /// The kinds of stream it has.
    public var kinds: [StreamKind]
    /// The kind of an input that names none.
    public var defaultInput: String
    /// The kind of an output that has an initial value and names no kind.
    public var defaultStatefulOutput: String
    /// The kind of an output without a value that names no kind.
    public var defaultEventOutput: String
    /// The kind of stream that a logic method or a service returns.
    public var defaultStream: String
    /// The parameter through which a caller passes a bag in.
    public var bagParameter: String
    /// The stream that says something once, and at once.
    public var startStream: String
    /// The type of what time steps run on, as an init parameter.
    public var schedulerType: String
    /// The scheduler of the main thread.
    public var mainScheduler: String
    /// The modules that a view model's file imports.
    public var imports: [String]
    /// What a target's support file is made of, in order.
    public var support: [SupportPiece]

    /// The kind called `name`, or nil.
    public func kind(named name: String) -> StreamKind? { kinds.first { $0.name == name } }

    /// Every runtime, in the order that messages list them.
    public static let all: [Runtime] = [.rxSwift, .combine]
}
