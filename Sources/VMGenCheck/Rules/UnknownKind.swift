import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A kind of stream that does not exist: on the line of a section, or before the brackets of a type.
enum UnknownKind: Rule {
    package static let id = "unknown-kind"

    /// `name` is no kind of `runtime`.
    static func finding(_ name: Fragment, runtime: Runtime) -> Finding {
        let kinds = runtime.kinds.map(\.name)
        if let stream = StreamType(name), kinds.contains(stream.name.text) {
            let kind = stream.name.text
            return error("the kind alone stands here, `\(kind)`: each field below says what it carries", at: name.range)
        }
        let all = "; \(runtime.name) has \(kinds.listed("and"))"
        let ending = Suggestion.ending(for: name.text, among: kinds, otherwise: all)
        return error("`\(name.text)` is not a kind of stream\(ending)", at: name.range)
    }

    /// What is wrong with `type` where it is `Name<…>` and the name is near that of a kind, but none, nor one of `own`; nil
    /// where it may well be a type.
    static func check(_ type: Fragment, runtime: Runtime, own: Set<String>) -> Finding? {
        guard let stream = StreamType(type), !own.contains(stream.name.text),
            !Runtime.all.contains(where: { $0.kind(named: stream.name.text) != nil })
        else { return nil }
        let name = stream.name.text
        guard !known.contains(name), !Runtime.all.contains(where: { $0.otherTypes.contains(name) }) else { return nil }
        let foreign = Runtime.all.flatMap(\.kinds).map(\.name)
        guard let meant = DidYouMean.closest(to: name, in: runtime.kinds.map(\.name) + foreign) else { return nil }
        let right = meant + type.text.dropFirst(name.count)
        return error(
            "`\(type.text)` is of no kind of stream; did you mean `\(right)`? A type of your own is written `(\(type.text))`",
            at: type.range
        )
    }

    /// What is wrong with a field of `type`, a stream of a library that is no kind of the language; nil where it is none.
    static func checkField(_ type: Fragment, runtime: Runtime) -> Finding? {
        guard let stream = StreamType(type) else { return nil }
        if observers.contains(stream.name.text) {
            let kind = runtime.kinds.first { $0.traits.contains([.takesValues, .waits]) }
            let relay = "\(kind?.name ?? runtime.defaultStream)<\(stream.arguments.first?.text ?? "Void")>"
            return error(
                "`\(stream.name.text)` takes values and gives none; a field is a stream: write `\(relay)`, which does both",
                at: stream.name.range
            )
        }
        guard streams.contains(stream.name.text) else { return nil }
        let kinds = runtime.kinds.filter { $0.traits.contains(.output) }.map(\.name)
        return error(
            "`\(stream.name.text)` is not a kind that a field can have; \(runtime.name) has \(kinds.listed("and"))",
            at: stream.name.range
        )
    }

    /// What is wrong with an input of `type` where that is a stream which may be missing; nil where it is none.
    static func checkOptional(_ type: Fragment, runtime: Runtime) -> Finding? {
        guard type.text.hasSuffix("?") else { return nil }
        let stream = Fragment(String(type.text.dropLast()), type.range)
        guard let name = StreamType(stream)?.name.text, runtime.kind(named: name) != nil else { return nil }
        return error(
            "an input is always there: leave the `?` out, and where the view has none it hands in a stream that says nothing",
            at: type.end
        )
    }

    /// What takes the values of streams.
    private static let observers: Set<String> = ["AnyObserver", "AnySubscriber", "Binder"]

    /// Streams of the libraries, and of those that people come from, that no field is made of.
    private static let streams: Set<String> = [
        "ReplaySubject", "ReplayRelay", "AsyncSubject", "ConnectableObservable", "GroupedObservable", "Publisher",
        "Subject", "Just", "Flow", "StateFlow", "SharedFlow", "LiveData", "Flowable", "AsyncStream",
        "AsyncThrowingStream",
    ]

    /// Generic types of Swift and its libraries that are near the name of a kind.
    private static let known: Set<String> = [
        "Slice", "Range", "Result", "Optional", "Sequence", "Single", "Measurement",
    ]
}
