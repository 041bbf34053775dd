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
    /// The types, that one included, that time steps can run on.
    public var schedulers: Set<String>
    /// The scheduler of the main thread.
    public var mainScheduler: String
    /// How the property of a relay or subject ends that holds no value: `Relay` for `errorRelay`.
    public var streamSuffix: String
    /// The types of its library that are none of its kinds and that a signature may name: `Completable`.
    public var otherTypes: Set<String>
    /// The relay without a value that keeps the latest one for those who come later; nil where there is none.
    public var replayRelay: String?
    /// How many streams one operator joins at the most: those of `combine` and `zip`.
    public var joinLimit: Int
    /// How many streams one operator merges at the most.
    public var mergeLimit: Int
    /// Whether those who listen to one stream hear it in the order in which they came.
    package var keepsOrder: Bool
    /// How subscriptions are kept.
    package var bag: BagForm
    /// How its requests are written.
    package var requests: RequestForm
    /// The modules that a view model's file imports.
    public var imports: [String]
    /// What a target's support file is made of, in order.
    public var support: [SupportPiece]

    /// The module that is its library, where another one may take its place; nil where none may.
    public var library: String?

    /// The runtime with `module` in the place of its library, in every import.
    package func replacingLibrary(by module: String) -> Runtime {
        guard let library else { return self }
        var runtime = self
        func replaced(_ name: String) -> String { name == library ? module : name }
        runtime.library = module
        runtime.imports = imports.map(replaced)
        runtime.support = support.map { piece in
            var piece = piece
            piece.imports = piece.imports.map(replaced)
            return piece
        }
        return runtime
    }

    /// The kind called `name`, or nil.
    public func kind(named name: String) -> StreamKind? { kinds.first { $0.name == name } }

    /// Whether streams of the kind called `name` deliver on the main thread by themselves.
    package func deliversOnMain(_ name: String) -> Bool { kind(named: name)?.traits.contains(.deliversOnMain) == true }

    /// Whether a stream of the kind called `name` ends with its first value.
    package func isSingle(_ name: String) -> Bool { kind(named: name)?.traits.contains(.single) == true }

    /// Whether a stream of the kind called `name` goes on where nobody listens any more.
    package func runsUnheard(_ name: String) -> Bool { kind(named: name)?.traits.contains(.runsUnheard) == true }

    /// Every runtime, in the order that messages list them.
    public static let all: [Runtime] = [.rxSwift, .combine]

    /// The names of the kinds of all runtimes.
    package static let kindNames = Set(all.flatMap(\.kinds).map(\.name))
}
