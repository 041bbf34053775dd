import VMGenSpec

/// One step between source and sink.
public struct FlowStep: Sendable {
    /// Which step it is: a row of the step table.
    public var kind: StepKind
    /// The step as written.
    public var text: Fragment
    /// What it is given.
    public var argument: Argument
    /// What ends its work: nothing of what has begun, or waits for its turn, arrives any more.
    public var until: [FlowSource]
    /// How often its work is tried again before it counts as failed.
    public var retries = 0
    /// How long it waits before it is tried again, as written; nil where it is tried again at once.
    package var retryPause: Fragment?
    /// What arrives at it.
    public var before: FlowElement
    /// What leaves it.
    public var after: FlowElement

    /// Makes it of its parts.
    package init(
        kind: StepKind,
        text: Fragment,
        argument: Argument,
        until: [FlowSource] = [],
        retries: Int = 0,
        before: FlowElement,
        after: FlowElement
    ) {
        self.kind = kind
        self.text = text
        self.argument = argument
        self.until = until
        self.retries = retries
        self.before = before
        self.after = after
    }

    /// Where a step of a flow is.
    package struct Place: Hashable, Sendable {
        /// The flow, by index.
        package var flow: Int
        /// The step in its chain; -1 for what comes before the first.
        package var step: Int

        /// The place of these numbers.
        package init(flow: Int, step: Int) { (self.flow, self.step) = (flow, step) }
    }

    /// Whether it counts time, so that the view model has a scheduler.
    package var countsTime: Bool { kind.takesTime || retryPause != nil }

    /// Whether what it says depends on the values that arrive: a condition, or a closure that makes something else of them.
    package var judges: Bool {
        if [.filter, .compactMap, .map].contains(kind) { return true }
        if case .closure = argument { return kind == .combine }
        return false
    }

    /// Whether nothing that arrives leaves it in the same turn: it holds all back for a time, or its work is awaited. The first
    /// value of a `throttle` leaves it at once.
    package var holdsBack: Bool {
        if case .work(let invocation, _) = argument { return invocation.isAsync }
        return kind == .debounce || kind == .delay
    }

    /// The fields that show whether its work runs.
    package var flagPlaces: [FlowSource.Place] {
        guard case .work(_, let flags) = argument else { return [] }
        return flags.compactMap(\.place)
    }

    /// The streams and values that it names beside what arrives.
    package var references: [StreamReference] {
        if case .streams(let references) = argument { return references }
        return until.map { StreamReference(text: $0.text, kind: .source($0.kind), element: $0.element) }
    }

    /// What ends its work, as a flow that tells only that something happened; nil where nothing does.
    package var end: Flow? {
        guard !until.isEmpty else { return nil }
        let nothing = FlowElement(components: [])
        let sink = FlowSink(text: text, kind: .ignore)
        return Flow(
            text: text,
            documentation: [],
            sources: until,
            steps: [],
            start: nothing,
            element: nothing,
            sink: sink
        )
    }

    /// What a step is given.
    public enum Argument: Sendable {
        /// Nothing.
        case none
        /// A pure closure body, the text between `{ }`: `!$0.isEmpty && !$1.isEmpty`.
        case closure(Fragment)
        /// A method of the `logic` section, a request, a service's method or a foreign call.
        case invocation(Invocation)
        /// Work that takes time, and the Bools that show that any of it runs.
        case work(Invocation, loading: [StreamReference])
        /// A Swift expression: `replace with x`, `start with x`.
        case expression(Fragment)
        /// Other streams, states or values: `with a, b`.
        case streams([StreamReference])
        /// A number of seconds or of values, as written, and whether `first` follows it.
        case amount(Fragment, first: Bool)
        /// Operators of the runtime, verbatim.
        case verbatim(VerbatimSyntax)
    }
}

/// Something that has values and is named in a step.
public struct StreamReference: Sendable {
    /// The name or expression as written.
    public var text: Fragment
    /// What it is; `expression` also for plain values such as init parameters.
    public var kind: Kind
    /// What its values are made of.
    public var element = FlowElement(components: [])

    /// Makes it of its parts.
    package init(text: Fragment, kind: Kind, element: FlowElement = FlowElement(components: [])) {
        self.text = text
        self.kind = kind
        self.element = element
    }

    /// Whether it is a stream that says nothing at first.
    package var saysNothingAtFirst: Bool {
        guard case .source(let kind) = kind else { return false }
        switch kind {
        case .named, .input, .inputEvent, .expression: return true
        case .output, .state, .helper, .start: return false
        }
    }

    /// What a reference is.
    public enum Kind: Sendable {
        /// Any stream that may start a flow.
        case source(FlowSource.Kind)
        /// A plain field of the input, an init parameter or a variable, by name, or a property of a service: `room.name`.
        case value(String)
    }
}

/// The words that may follow the call of a step that works, each with names behind it, or with a number.
public enum WorkClause: String, CaseIterable, Sendable {
    /// The Bools that show that the work runs.
    case loading = "while"
    /// The streams that end the work.
    case until
    /// How often the work is tried again where it fails.
    case retry

    /// Whether names stand behind it, rather than a number: then it is no name itself.
    package var takesNames: Bool { self != .retry }
}

/// The steps of the language. One row here, one partial a runtime (`Templates/<Runtime>/flow/<partial>`), one test row.
public enum StepKind: String, CaseIterable, Sendable {
    case map
    case filter
    case compactMap
    case distinct
    case replace
    case combine
    case zip
    case with
    case debounce
    case throttle
    case delay
    case skip
    case take
    case start
    case share
    case latest
    case first
    case queue
    case all
    case `do`
    case swift

    /// Whether the values that come of it are those that arrive, some of them or later.
    public var passesOn: Bool {
        switch self {
        case .filter, .distinct, .debounce, .throttle, .delay, .skip, .take, .start, .share, .do: true
        case .map, .compactMap, .replace, .combine, .zip, .with, .latest, .first, .queue, .all, .swift: false
        }
    }

    /// The word in a spec: `replace with` for `replace`.
    public var word: String {
        switch self {
        case .replace: "replace with"
        case .start: "start with"
        default: rawValue
        }
    }
}
