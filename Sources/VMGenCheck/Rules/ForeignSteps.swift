import VMGenModel
import VMGenSpec

/// What other libraries and languages call a step, or do with one, and what the spec language has instead.
enum ForeignSteps {
    /// The end of a message about the word `name`, without the semicolon before it; nil for a name that is not known. `call` is
    /// what is called in the braces behind it.
    static func hint(for name: String, call: String?) -> String? {
        if let step = steps[name] { return "did you mean `\(step)`?" }
        if passing.contains(name) { return "what happens in passing is `do` and a call: `do \(call ?? example)`" }
        if ending.contains(name) {
            let call = call ?? example
            return "a flow ends in what happens: `-> call \(call)`; in the middle of one it is `do \(call)`"
        }
        return hints[name] ?? (Runtime.all.contains { $0.kind(named: name) != nil } ? kinds : nil)
    }

    /// The kind of work that `name` runs elsewhere; nil of all else.
    static func work(_ name: String) -> StepKind? {
        if hints[name] == work { return .latest }
        return steps[name].flatMap(StepKind.init).flatMap { $0.isWork ? $0 : nil }
    }

    /// Whether `part` joins sources elsewhere, `combineLatest { … }`.
    static func joins(_ part: Fragment) -> Bool {
        SwiftText.words(of: part).first.flatMap { steps[$0.text] }.flatMap(StepKind.init)?.traits.contains(.joins)
            == true
    }

    /// Whether `part` keeps what a flow subscribes to, as other libraries do behind its end: `disposed(by: bag)`.
    static func keepsSubscription(_ part: Fragment) -> Bool {
        ["disposed", "store"].contains(SwiftText.words(of: part).first?.text)
    }

    /// The names that one step stands for.
    private static let steps = [
        "flatMapLatest": "latest", "switchToLatest": "latest", "switchLatest": "latest", "switchMap": "latest",
        "flatMapFirst": "first", "exhaustMap": "first", "exhaust": "first",
        "concatMap": "queue", "flatMapConcat": "queue",
        "mergeMap": "all", "flatMapMerge": "all",
        "withLatestFrom": "with", "withLatest": "with", "combineLatest": "combine", "combineLatestWith": "combine",
        "distinctUntilChanged": "distinct", "removeDuplicates": "distinct", "skipRepeats": "distinct",
        "unique": "distinct", "startWith": "start with", "prepend": "start with", "startsWith": "start with",
        "mapTo": "replace with", "replaceWith": "replace with", "mapToVoid": "replace with ()",
        "asVoid": "replace with ()", "prefix": "take", "dropFirst": "skip", "drop": "skip",
        "where": "filter", "if": "filter", "when": "filter", "only": "filter", "select": "map", "transform": "map",
        "unwrap": "compactMap", "filterNil": "compactMap", "ignoreNil": "compactMap", "replayOnce": "share",
        "shareReplay": "share", "debounced": "debounce", "wait": "delay",
        "mapNotNil": "compactMap", "replay": "share", "multicast": "share", "publish": "share", "autoconnect": "share",
    ]

    /// Names of steps that let a value pass, and do something with it.
    private static let passing: Set = ["tap", "handleEvents", "doOnNext", "sideEffect", "perform"]
    /// Names of what takes the values of a stream.
    private static let ending: Set = ["subscribe", "sink", "bind", "drive", "emit", "onNext"]
    private static let example = "navigator.show($0)"

    private static let policies =
        "`latest` (a new one cancels the old), `first` (a new one is ignored while one runs), "
        + "`queue` (one after the other) or `all` (side by side)"
    private static let work = "say what becomes of work that still runs: \(policies)"
    private static let threads = "leave it out: outputs arrive on the main thread"
    private static let kinds = "leave it out: the kind of the stream stands where the field is declared"
    private static let failures = "where failures go says `- errors -> …`, or an indented `catch -> …` below the flow"
    private static let retries = "work is tried again by a word behind it: `latest load retry 2 -> …`"
    private static let endings = "work is ended by a word behind it: `latest load until close -> …`"
    private static let branches =
        "what branches is a method of `logic`, `call handle`, or a flow for each branch, with a `filter { … }`"
    private static let operators = "write it as an operator of the runtime: `swift .…`"
    private static let printing = "what arrives is printed in passing, `do Swift.print($0)`"

    private static let ticks =
        "nothing ticks by itself; what ticks is a stream of a dependency, from which a flow starts: `clock.ticks() -> …`"
    private static let absent = "a value in the place of nil is `map { $0 ?? … }`"

    private static let pairs =
        "keep the last value in `state`: `tap -> with last -> …`, and in a flow of its own `tap -> set last = $0`"

    /// What there is to say of names that no step stands for.
    private static let hints = [
        "flatMap": work, "flatMapMaybe": work, "flatMapSingle": work, "run": work, "await": work, "async": work,
        "try": work, "task": work, "Task": work, "load": work, "fetch": work, "request": work, "then": work,
        "observe": threads, "observeOn": threads, "receive": threads, "receiveOn": threads, "subscribeOn": threads,
        "asDriver": kinds, "asSignal": kinds, "asObservable": kinds, "asInfallible": kinds, "asSingle": kinds,
        "eraseToAnyPublisher": kinds, "erase": kinds, "asPublisher": kinds,
        "withUnretained": "leave it out: the output holds the view model weakly wherever it needs it",
        "merge": "name the sources before the first arrow with commas: `tap, swipe -> …`",
        "amb": operators, "print": printing, "debug": printing, "log": printing,
        "scan": "keep what adds up in `state`: `-> set total = total + $0`",
        "reduce": "keep what adds up in `state`: `-> set total = total + $0`",
        "accumulate": "keep what adds up in `state`: `-> set total = total + $0`",
        "pairwise": pairs, "buffer": operators, "window": operators, "groupBy": operators, "timeout": operators,
        "toArray": operators, "collect": operators, "takeLast": operators, "suffix": operators, "ifEmpty": operators,
        "defaultIfEmpty": operators, "tryMap": operators, "min": operators, "max": operators, "contains": operators,
        "count": operators, "single": operators, "allSatisfy": operators, "append": operators, "output": operators,
        "skipLast": operators, "dropLast": operators, "concat": operators, "timestamp": operators,
        "timer": ticks, "interval": ticks, "replaceNil": absent, "catchNil": absent, "orEmpty": absent,
        "sample": "the latest of one stream at each value of another is taken along: `tap -> with query -> map { $0 }`",
        "retry": retries, "retryWhen": retries,
        "repeat": operators, "throttleLast": "did you mean `throttle`?", "materialize": operators,
        "dematerialize": operators, "elementAt": operators, "takeUntil": endings, "until": endings,
        "takeWhile": operators,
        "skipUntil": operators, "skipWhile": operators, "measureInterval": operators,
        "switch": branches, "case": branches, "else": branches, "ifElse": branches, "guard": branches,
        "ignoreElements": "a flow may end with `ignore`, or take what arrives into nothing with `replace with ()`",
        "catch": failures, "catchError": failures, "catchErrorJustReturn": failures, "catchAndReturn": failures,
        "replaceError": failures, "onError": failures, "mapError": failures, "assertNoFailure": failures,
        "assign": "end the flow with the name of the output or state: `-> title`",
        "bindTo": "end the flow with the name of the output or state: `-> title`",
        "accept": "end the flow with the name of the output or state: `-> title`",
        "send": "end the flow with the name of the output or state: `-> title`",
        "return": "end the flow with the name of the output or state: `-> title`",
        "disposed": "leave it out: the view model keeps its subscriptions",
        "store": "leave it out: the view model keeps its subscriptions",
        "last": "did you mean `latest`?",
    ]
}
