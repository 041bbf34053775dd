import VMGenModel
import VMGenSpec

/// The names of the streams of one view model, each from one place: relays and subjects by what they hold, and what
/// `transform` names.
struct StreamNames {
    /// By the name of a field: the relay or subject behind it, as Swift reaches it where there is no closure.
    private(set) var held: [String: StreamName] = [:]
    /// The relay of failures that a chain of its own starts from; without a name where there is none.
    private(set) var failures = StreamName(name: "")
    /// The relay or subject of the output's events; without a name where there is none.
    private(set) var events = StreamName(name: "")
    /// By the index of a flow: the relay of the failures that its `catch` deals with.
    private(set) var caught: [Int: String] = [:]
    /// By the name of a flag that cannot count work itself: what counts it.
    private(set) var trackers: [String: String] = [:]
    /// By the index of a flow: the subject that hands on what it starts from.
    var forwarded: [Int: String] = [:]
    /// By what comes from outside and several chains share: what they hear of it by.
    private(set) var shared: [FlowGroup.Source: String] = [:]
    /// By an input that many chains start from: what brings it to the main thread for them.
    private(set) var hopped: [FlowGroup.Source: String] = [:]
    /// By the place of a call that returns several streams: what it returns.
    private(set) var helpers: [Int: String] = [:]
    /// The names given so far.
    private var given: UniqueNames

    /// Names the streams of `spec`.
    init(_ spec: ViewModelSpec, dialect: any StreamDialect) {
        let facts = spec.facts
        var taken = Set((spec.parameters.map(\.name) + spec.variables.map(\.name)).map(\.text))
        taken.formUnion(spec.outputs.map(\.name.text) + spec.states.map(\.name.text))
        taken.formUnion(spec.namedStreams.map(\.name.text) + spec.logic.map(\.name.text))
        taken.formUnion([spec.bagName, spec.transform.parameter])
        taken.formUnion(["output", "scheduler"] + (facts.hasStateObject ? ["state"] : []))
        given = UniqueNames(taken)
        for (port, form) in zip(spec.outputs, facts.outputs) {
            guard let held = form.held else { continue }
            self.held[port.name.text] = name(port, held, dialect: dialect)
        }
        for (port, held) in zip(spec.states, facts.states) {
            self.held[port.name.text] = name(port, held, dialect: dialect)
        }
        for port in spec.outputs + spec.states where facts.flags.contains(port.name.text) {
            if port.isHolder || port.persistence != nil {
                trackers[port.name.text] = given.next(port.name.text + "Tracker")
            }
        }
        if let held = facts.failures {
            failures = StreamName(held, name: given.next("failures" + spec.runtime.streamSuffix))
        }
        if let held = facts.events.held {
            let own = "events" + spec.runtime.streamSuffix
            events = StreamName(held, name: held.home == .state ? own : given.next(own))
        }
        for source in spec.flows.flatMap(\.sources) {
            guard case .helper(let call, _?) = source.kind, helpers[call.text.range.lower] == nil else { continue }
            let name = String(call.text.text.prefix { $0 != "(" }.split(separator: ".").last ?? "helper")
            let isType = name.first?.isUppercase == true
            let own = isType ? name.prefix(1).lowercased() + name.dropFirst() : SwiftText.unescaped(name) + "Result"
            helpers[call.text.range.lower] = given.next(own)
        }
        for (index, flow) in spec.flows.enumerated() {
            guard let failure = flow.failure, !failure.isIgnored, !facts.isDirect(failure, in: spec) else { continue }
            let source = flow.sources.first.map { Self.word(of: $0.nameAlone) } ?? "flow"
            caught[index] = given.next(source + "Failures")
        }
    }

    /// Names the subject that hands on to the flow at `index` what its source says: the first of `names` that is not taken.
    mutating func forward(_ index: Int, as names: [String]) {
        forwarded[index] = SwiftText.escaped(given.next(of: names))
    }

    /// Calls the relay of failures, of the flow at `index` where there is one, like the stream called `name`, which it is.
    mutating func nameFailures(_ name: String, of index: Int? = nil) {
        let own = SwiftText.escaped(name)
        if let index { caught[index] = own } else { failures = StreamName(name: own) }
    }

    /// Names what several chains hear of `source` by, which the spec calls `name`.
    mutating func share(_ source: FlowGroup.Source, as name: String) {
        shared[source] = SwiftText.escaped(given.next(StreamNames.word(of: name)))
    }

    /// Names what the chains that start from `source` alone begin with, on the main thread, which the spec calls `name`.
    mutating func hop(_ source: FlowGroup.Source, as name: String) {
        hopped[source] = SwiftText.escaped(given.next(StreamNames.word(of: name)))
    }

    /// The next name for a part of the stream called `name`.
    mutating func part(of name: String) -> String { SwiftText.escaped(given.next(name)) }

    private mutating func name(_ port: Port, _ held: Held, dialect: any StreamDialect) -> StreamName {
        let name = port.name.text
        switch held.home {
        case .local where !port.isMade:
            let local = dialect.localName(name, held, port: port)
            let own = FlowElement.apart(local) == local ? local : local + dialect.streamSuffix
            return StreamName(held, name: SwiftText.escaped(own == name ? own : given.next(own)))
        case .local, .output: return StreamName(home: held.home, holder: "output", name: port.streamMember)
        case .member, .state:
            let isWrapped = held.kind == .tracker || held.kind == .value && !port.holdsItself
            let own = isWrapped ? name : StreamNames.member(port, in: dialect)
            return StreamName(held, name: own, isWrapped: isWrapped)
        }
    }

    /// The property that holds the relay or subject of `port`: `errorRelay`, `heightSubject`.
    static func member(_ port: Port, in dialect: any StreamDialect) -> String {
        if port.isMade { return "output.\(port.streamMember)" }
        return port.name.text + (port.isSubject ? "Subject" : dialect.streamSuffix)
    }

    /// The relay or subject behind the field called `name`.
    func stream(of name: String) -> StreamName { held[name] ?? StreamName(name: SwiftText.escaped(name)) }

    /// What counts the work that the flag called `name` shows.
    func tracker(of name: String) -> StreamName {
        trackers[name].map { StreamName(name: $0) } ?? stream(of: name)
    }

    /// The name that the spec's word `source` begins with, without the backticks of a keyword: `tap` of `tap(_:)`.
    static func word(of source: String) -> String {
        String(source.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}

extension FlowSource {
    /// What the spec calls it, without the section or the dependency before it: `moving` of `input.moving`, `rows` of `api.rows(of: id)`.
    var nameAlone: String {
        switch kind {
        case .input, .output, .state, .expression:
            text.text.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? text.text
        case .inputEvent, .named, .helper, .start: text.text
        }
    }
}

extension StreamName {
    /// The one called `name` that is `held`: `state.failuresRelay`, or `failuresRelay`.
    fileprivate init(_ held: Held, name: String, isWrapped: Bool = false) {
        self.init(home: held.home, holder: held.home == .state ? "state" : "", name: name, isWrapped: isWrapped)
    }
}
