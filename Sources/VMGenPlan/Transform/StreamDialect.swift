import VMGenModel
import VMGenSpec

/// How a runtime of streams writes a graph down: what is converted, shared and hopped where, and what its parts are called.
///
/// What every runtime has in common is the planner's; this is the rest, one value a runtime.
package protocol StreamDialect {
    /// The kind of a chain that reads streams of `sources` and goes through `steps`: `Driver`, `Observable`. `needsOwner`
    /// says that a step is handed the view model, `isSubscribed` that the chain ends in a subscription.
    func kind(of sources: [SourceKind], through steps: [FlowStep], needsOwner: Bool, isSubscribed: Bool) -> String

    /// What makes a stream of `source` one of `kind`, where a chain starts, or, `isJoined`, among others.
    func opening(_ source: SourceKind, as kind: String, isJoined: Bool) -> [Link]

    /// What stands between `head` and `links`, so that Swift finds the types.
    func links(behind head: Chain.Head, before links: [Link]) -> [Link]

    /// What makes a stream of `source` one that a chain of `kind` can take along; `isJoined` says that it is among others.
    func companion(_ source: SourceKind, in kind: String, isJoined: Bool) -> [Link]

    /// How the member ends that holds a relay or subject: `Relay`.
    var streamSuffix: String { get }

    /// Whether what comes from `source` has to hop to the main thread first.
    func hops(_ source: SourceKind) -> Bool

    /// Whether what makes an output of the kind `target` hands its values on on the main thread.
    func arrivesOnMain(_ target: StreamKind) -> Bool

    /// The end of a stream of `kind` that `transform` gives a name, and the kind that the name has then.
    func naming(_ kind: String, _ use: NamedUse) -> (links: [Link], kind: String)

    /// What makes an output of the kind `target` of a stream of `source`.
    func output(_ source: SourceKind, as target: StreamKind) -> [Link]

    /// What stands behind a stream of `source` that a helper is given, which asks for one of the kind called `kind`, and
    /// where `failure` is not nil for one that may fail so.
    func handing(_ source: SourceKind, as kind: String, failing failure: String?) -> String

    /// What a call of `transform` holds for a field called `name` with values of `element`.
    func local(_ name: String, _ held: Held, element: String, port: Port?) -> HeldLocal

    /// The name of the local that holds `held` for what the spec calls `name`.
    func localName(_ name: String, _ held: Held, port: Port?) -> String

    /// How the value of what is called `stream` is read.
    func reading(_ stream: String, _ held: Held, _ port: Port) -> HeldReading

    /// What sends `value`, nil for `Void`, to `stream`, which holds `port` or the events: `stream.accept(value)`.
    func sending(_ value: Expression?, to stream: [SwiftPiece], _ port: Port?) -> Expression

    /// Whether a chain of `kind` can be bound to what holds `held` for `port`; otherwise a closure sends each value.
    func binds(_ kind: String, to held: Held, _ port: Port) -> Bool

    /// What follows work inside a chain of `kind`.
    func workEnd(in kind: String) -> [Link]

    /// Whether a chain of `kind` drops the failures of its work without a word.
    func dropsFailures(in kind: String) -> Bool

    /// Whether work that cannot fail, a stream of `workKind` where that is known, is handed on to the main thread in a chain of
    /// `kind`.
    func hopsSafeWork(_ workKind: StreamKind?, in kind: String) -> Bool

    /// Whether a chain can end in the name of what takes its values; otherwise a closure sends them.
    var bindsByName: Bool { get }

    /// Whether a call is made anew where its work is tried again; otherwise its stream is.
    var asksAnew: Bool { get }

    /// Whether `throttle` and `delay` round what is left of their time to the unit that it is said in: of `.seconds(1)`, 0.4
    /// seconds are none.
    var roundsRest: Bool { get }

    /// Whether those who listen to a stream of `source` hear it in the order in which they came, even where those of others may
    /// not.
    func tellsInOrder(_ source: SourceKind) -> Bool
}

extension StreamDialect {
    /// What sends the Swift `value`, nil for `Void`, to the member called `stream`, which holds `port` or the events.
    func sending(_ value: String?, to stream: String, _ port: Port?) -> String {
        let sent = sending(value.map { Expression([.text($0)]) }, to: [.text(stream)], port)
        return sent.pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }
}

extension StreamDialect {
    /// What leaves nothing of the values of `source`. A closure of the main actor traps elsewhere, so it hops first.
    func emptying(_ source: SourceKind, of spec: ViewModelSpec) -> [Link] {
        spec.declaration.isMainActor && hops(source) ? [.hop, .void] : [.void]
    }
}

/// What a stream is, where a chain starts from it or takes it along.
package enum SourceKind {
    /// A field of the input, or its stream of events, of a kind.
    case input(StreamKind)
    /// A stream with a name in `transform`, of the kind that it has there.
    case named(String)
    /// What holds a value or takes events, for a field, or for events that are none.
    case held(Held, Port?)
    /// What the view model's own flows hear of a relay that keeps what comes before its first listener.
    case inside(Held)
    /// A stream of a dependency, of the kind that is declared, empty where nobody knows it. One that can fail hops where its
    /// failures end.
    case dependency(canFail: Bool, kind: String)
    /// `start`.
    case start

    /// Whether it may say something elsewhere than on the main thread: what is held is sent to by flows, which go there
    /// first, and only what is lent to logic by others too.
    var comesFromAnyThread: Bool {
        switch self {
        case .input, .named, .dependency: true
        case .held(let held, _), .inside(let held): held.isLent || held.home == .state
        case .start: false
        }
    }
}

/// What a named stream is for.
package struct NamedUse {
    /// The kind of the output that it is; nil for `as`.
    package var output: StreamKind?
    /// How many flows read it.
    var readers: Int
    /// Whether one of them wants its latest value.
    var isLatestRead: Bool
    /// Whether anything is done on its way.
    var hasEffects: Bool
    /// Whether a dependency is asked for an answer on its way.
    var asksDependency = false
    /// Whether time is counted on its way, which begins anew for each who listens to it alone.
    var countsTime = false
    /// Whether one who may begin to listen later lacks what is kept on its way of what came before.
    var isMissedLater = false
    /// Whether what it says comes from a stream of a dependency.
    var isForeign: Bool
    /// Whether its first listener takes from the others what came before: failures at the start.
    var isTaken = false
    /// Whether its values carry nothing.
    package var isVoid: Bool
    /// Whether it looks, whenever something happens, at what is held, which those who listen may change.
    var looksAtHeld = false
    /// Whether `transform` subscribes to a flow that reads it.
    var isSubscribed = false
    /// Whether it says a value of the spec to its first listener, as `start with` does, before the next one listens.
    var beginsWithValue = false
    /// Whether what it comes from may end, as an input may that is `.just(())`.
    var mayEnd = false
    /// Whether those who listen have to hear of a value in the order of the spec.
    var isInOrder = false
    /// Whether one flow alone listens, to which `transform` subscribes: there is nobody to share it with.
    var isHeardOnce = false
    /// Whether it only makes other values of what others share or hold, which is as good for each who listens.
    var onlyMapsShared = false

    /// Whether what it said is over for those who listen later: failures, cases of an enum of events, and what outputs make of it that
    /// carry nothing or are such cases.
    var isOver = false

    /// Whether it may speak to the first who listens, before the next one does, as where a view sends something at once; said
    /// again, it is heard by `transform` alone, or by a view for which it is what was there at the start.
    var isEarly = false

    /// Whether what it said last is for those who listen later too, while anyone listens: where flows and a view, or several
    /// flows, listen. An event, such as an alert, is not said twice, unless it is said before all listen.
    var replays: Bool { saysMore && isSplit }

    /// Whether those who listen later miss something that is worth saying again.
    var saysMore: Bool { !(isVoid || isOver) || isEarly }

    /// Whether it is done once for all who listen. Otherwise each hears all of it, also what it says at first.
    var isShared: Bool {
        hasEffects || (isForeign || asksDependency || countsTime || isMissedLater || isTaken) && isSplit
            || looksAtHeld && readers > 1
    }

    /// Whether somebody would notice that all on its way happens again for who begins to listen when what it comes from has ended.
    var isNoticedAgain: Bool { isDoneAgain || mayEnd && looksAtHeld }

    /// Whether something would be done or asked for again then.
    var isDoneAgain: Bool { mayEnd && (hasEffects || asksDependency) }

    /// Whether each who listens follows it from its beginning: it carries nothing, and nothing is done on its way.
    var isEachOnesOwn: Bool { isVoid && !isShared && !isInOrder }

    /// Whether several listen to it: flows, or flows and a view.
    private var isSplit: Bool { readers > (output == nil ? 1 : 0) }
}
