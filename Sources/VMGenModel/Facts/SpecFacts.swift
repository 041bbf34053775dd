/// What everyone asks of a resolved spec, computed once: what its flows are, and what its fields are made of.
///
/// Nothing here speaks of a runtime's operators. Whether something is shared, replayed or put into a bag is for the planner of
/// a runtime to say; what is held, what feeds it and what has to be subscribed is not.
package struct SpecFacts: Sendable {
    /// The flows, by index in `ViewModelSpec.flows`.
    package private(set) var flows: [FlowFacts] = []
    /// What the outputs are made of, in order.
    package private(set) var outputs: [PortForm] = []
    /// The places of the outputs, by name.
    package private(set) var outputIndices: [String: Int] = [:]
    /// The places of the states, by name.
    package private(set) var stateIndices: [String: Int] = [:]
    /// How the states are held, in order.
    package private(set) var states: [Held] = []
    /// What the events of the output are made of; plain where there are none.
    package private(set) var events = PortForm.plain
    /// What takes the failures of work without a `catch` of its own; nil where nothing does, or a field of the output is that.
    package private(set) var failures: Held?
    /// Whether the view model keeps what it remembers in a `State`, because logic receives it.
    package private(set) var hasStateObject = false
    /// The flags that show that work runs.
    package private(set) var flags: Set<String> = []
    /// Whether `transform` subscribes to anything.
    package private(set) var subscribes = false
    /// What several flows start from that get in each other's way, so that they have to hear of a value in their order.
    package private(set) var inOrder: Set<FlowSource.Place> = []
    /// The streams that may say something as soon as anyone listens.
    package private(set) var early: Set<FlowFacts.Place> = []
    /// The streams that failures may reach before a view listens, and what may say something behind an input that speaks at once.
    package private(set) var earlyFailures: Set<FlowFacts.Place> = []
    /// What helpers of the app are given, as it comes.
    package private(set) var given: Set<FlowSource.Place> = []
    /// Whether a step waits.
    package private(set) var waits = false

    /// The types that a parameter or variable holds weakly, by name.
    package private(set) var weakServices: Set<String> = []
    /// The services that those see who see the view model.
    package private(set) var exposedServices = ExposedServices()
    /// The types of parameters and variables of which a flow sets a property, by name.
    package private(set) var setServices: Set<String> = []

    /// No facts yet.
    package static let none = SpecFacts()

    private init() {}

    /// Computes the facts of `spec`.
    package init(_ spec: ViewModelSpec) {
        hasStateObject = spec.logic.contains { $0.stateIndex != nil }
        given = Set(spec.flows.flatMap(\.sources).flatMap(\.kind.given).map(\.place))
        let steps = spec.flows.filter { !$0.isUnheard }.steps(and: spec.failures)
        waits = steps.contains(where: \.countsTime)
        for step in steps {
            if case .work(_, let loading) = step.argument { flags.formUnion(loading.map(\.text.text)) }
        }
        outputIndices = Self.indices(spec.outputs)
        stateIndices = Self.indices(spec.states)
        let isWeak = { (words: [String]) in words.contains { $0 == "weak" || $0 == "unowned" } }
        weakServices = Set(spec.holders.filter { isWeak($0.words) }.map(\.type))
        setServices = spec.setServices
        exposedServices = ExposedServices(spec)
        let places = PlaceNames(spec)
        let memory = LogicMemory(spec)
        flows = spec.flows.map { FlowFacts($0, in: spec, places: places, memory: memory) }
        let followers = DependencyFollowers(spec, flows: flows, places: places)
        for (index, flow) in spec.flows.enumerated() {
            flows[index].asked.formUnion(followers.asked(by: flow, lookingAt: flows[index].looksAt))
        }
        findOrder(spec)
        let orderedPlaces = OrderedPlaces(spec, flows: flows)
        inOrder = orderedPlaces.places
        for index in orderedPlaces.late { flows[index].comesLate = true }
        let earlyFlows = EarlyFlows(spec, flows: flows)
        early = earlyFlows.fed
        earlyFailures =
            FailureFollowers.tell(in: spec)
            ? EarlyFlows(spec, flows: flows, countsPrompt: true, countsTaken: true).fed : early
        let failing = FailureFollowers(spec, early: earlyFailures)
        let homes = HeldHomes(spec, flags: flags, hasStateObject: hasStateObject)
        let ordered = orderedFlows(spec)
        let prompt = ordered.isEmpty ? early : EarlyFlows(spec, flows: flows, countsPrompt: true).fed
        let feeds = spec.feedsOfOutputs
        outputs = spec.outputs.indices.map { index in
            PortForm(
                output: index,
                of: spec,
                flows: flows,
                feeds: feeds[index],
                ordered: ordered,
                early: early,
                prompt: prompt,
                homes: homes
            )
        }
        outputs.holdFollowers(of: failing, in: spec, early: earlyFailures, homes: homes)
        inOrder.formUnion(orderedPlaces.streams.filter(isStream))
        states = spec.states.map { homes.value($0) }
        events = eventForm(spec, homes: homes, early: earlyFlows)
        if case .lazy(let feeds) = events, failing.follow(failing.split, feeds: feeds, forms: outputs) {
            events = .held(homes.events(.early, isLent: false))
        }
        failures = failuresHeld(spec, homes: homes)
        for index in spec.flows.indices {
            let flow = spec.flows[index]
            flows[index].isStatement = flow.isStatement
            flows[index].isSubscribed = !flow.isStatement && isSubscribed(flow.sink)
        }
        findFollowers(spec)
        findDrivers(spec)
        subscribes =
            flows.contains(where: \.isSubscribed)
            || spec.outputs.contains { $0.isStateful && $0.isHolder && flags.contains($0.name.text) }
            || spec.flows.contains { $0.failure.map { !$0.isIgnored && isSubscribed($0.sink) } ?? false }
            || spec.failures.map { !$0.isIgnored && isSubscribed($0.sink) && !isDirect($0, in: spec) } ?? false
    }

    /// Finds the flows that look at what others do once, all of which stand above them.
    private mutating func findFollowers(_ spec: ViewModelSpec) {
        let statements = flows.indices.filter { flows[$0].isStatement }
        if statements.isEmpty { return }
        for (index, flow) in spec.flows.enumerated() where flows[index].isSubscribed {
            let looks = flows[index].looksAt
            let before = statements.filter { !flows[$0].writes.isDisjoint(with: looks) }
            guard let last = before.last, last < index else { continue }
            flows[index].followsStatement = flow.sources.allSatisfy(\.kind.isStart)
        }
    }

    private static func indices(_ ports: [Port]) -> [String: Int] {
        Dictionary(zip(ports.lazy.map(\.name.text), ports.indices)) { first, _ in first }
    }

    /// Whether a chain that ends in `sink` is one that `transform` subscribes to.
    package func isSubscribed(_ sink: FlowSink) -> Bool {
        switch sink.kind {
        case .output(let index): outputs[index].held != nil
        case .outputEvent: events.held != nil
        case .named: false
        case .state, .expression, .set, .call, .ignore: true
        }
    }

    /// Whether failures are sent to where they end, with nothing on the way.
    package func isDirect(_ failure: FailureFlow, in spec: ViewModelSpec) -> Bool {
        guard failure.steps.allSatisfy(\.isPlainMap), failure.steps.count < 2, let index = failure.sink.outputIndex,
            let held = outputs[index].held
        else {
            return false
        }
        let isEmptied = failure.steps.isEmpty && spec.outputs[index].isVoid
        return held.kind == .early && spec.outputs[index].failure == nil && !isEmptied
    }

    /// The flows whose values have to come in the order of the spec: by what they read, since they go in a circle, or, in an output
    /// that is stored, since others hear of the same beside whoever listens to it.
    private func orderedFlows(_ spec: ViewModelSpec) -> Set<Int> {
        let circular = FlowCircles(spec, flows: flows).outputs
        var ordered: Set<Int> = []
        for (index, flow) in spec.flows.enumerated() {
            let isCircular = if case .output(let output) = flow.sink.kind { circular.contains(output) } else { false }
            let isStored = spec.transform.isStored && !spec.runtime.keepsOrder
            let isBeside = isStored && flow.sources.contains { inOrder.contains($0.place) }
            if isCircular || isBeside || flows[index].dependsOnOrder || flows[index].comesLate { ordered.insert(index) }
        }
        return ordered
    }

    /// Whether what flows send to `place` is a stream there, which nothing holds.
    private func isStream(_ place: FlowSource.Place) -> Bool {
        switch place {
        case .named: true
        case .output(let index): outputs[index].held == nil
        case .input, .event, .state, .expression, .start: false
        }
    }

    /// Marks the flows that look at what another flow of their source writes, also by way of a stream with a name, or ask what a later
    /// one tells.
    private mutating func findOrder(_ spec: ViewModelSpec) {
        let turns = FlowTurns(spec, flows: flows)
        var writers: [FlowFacts.Place: [Int]] = [:]
        for index in spec.flows.indices {
            let flags = spec.flows[index].flagsOfStatement(in: spec)
            for place in flows[index].writes.union(flags) { writers[place, default: []].append(index) }
        }
        let ends = WorkEnds(spec, turns: turns)
        let lastTellers = LastTellers(spec, flows: flows, turns: turns)
        for index in spec.flows.indices {
            let turn = turns.all[index]
            flows[index].dependsOnOrder =
                turn.looksAt.contains { place in
                    (writers[place] ?? []).contains { other in
                        other != index && !turn.sources.isDisjoint(with: turns.all[other].sources)
                    } || ends.lower(place, from: turn.sources, below: index)
                } || lastTellers.isTold(flows[index].asked, from: turn.sources, behind: index)
        }
    }

    /// Marks what subscriptions start from, and what several listen to: where one of them answers at once, the others are to
    /// hear first of the one value and then of the other.
    private mutating func findDrivers(_ spec: ViewModelSpec) {
        var listeners: [FlowFacts.Place: Int] = [:]
        for index in outputs.indices { listeners[.output(index)] = 1 }
        var driving: Set<FlowFacts.Place> = []
        for flow in flows {
            for place in flow.sources { listeners[place, default: 0] += 1 }
            if flow.isSubscribed || flow.hasEffects { driving.formUnion(flow.sources) }
        }
        driving.formUnion(listeners.filter { $0.value > 1 }.keys)
        for index in states.indices where driving.contains(.state(index)) { states[index].drivesFlows = true }
        for index in outputs.indices {
            guard driving.contains(.output(index)), var held = outputs[index].held else { continue }
            held.drivesFlows = true
            outputs[index] = .held(held)
        }
    }

    private func eventForm(_ spec: ViewModelSpec, homes: HeldHomes, early: EarlyFlows) -> PortForm {
        guard !spec.outputEvents.isEmpty else { return .plain }
        let feeds = spec.feeds { $0.eventIndex != nil }
        let isLent = hasStateObject && !spec.silentEvents.isEmpty
        if isLent || feeds.isEmpty { return .held(homes.events(.early, isLent: true)) }
        let kind = early.sayEvents ? Held.Kind.early : .event
        if spec.transform.isStored { return .held(homes.events(kind, isLent: false)) }
        let reachesOrder = spec.flows.indices.contains {
            (flows[$0].dependsOnOrder || flows[$0].comesLate) && spec.flows[$0].sink.eventIndex != nil
        }
        if !spec.inputEvents.isEmpty || reachesOrder { return .held(homes.events(kind, isLent: false)) }
        return .lazy(feeds)
    }

    private func failuresHeld(_ spec: ViewModelSpec, homes: HeldHomes) -> Held? {
        guard let failures = spec.failures, !failures.isIgnored else { return nil }
        if isDirect(failures, in: spec) { return nil }
        return homes.events(.early, isLent: false)
    }
}

extension ViewModelSpec {
    /// What ends in a sink that `isMeant`, in the order of the spec: flows, what their `catch` makes of failures, and last
    /// what `errors -> …` does.
    package func feeds(_ isMeant: (FlowSink) -> Bool) -> [PortForm.Feed] {
        var feeds: [PortForm.Feed] = []
        for (index, flow) in flows.enumerated() {
            if isMeant(flow.sink) { feeds.append(.flow(index)) }
            if let failure = flow.failure, !failure.isIgnored, isMeant(failure.sink) { feeds.append(.caught(index)) }
        }
        if let failures, !failures.isIgnored, isMeant(failures.sink) { feeds.append(.failures) }
        return feeds
    }

    /// The same for each output.
    package var feedsOfOutputs: [[PortForm.Feed]] {
        var all: [[PortForm.Feed]] = outputs.map { _ in [] }
        for index in flows.indices {
            if let output = flows[index].sink.outputIndex { all[output].append(.flow(index)) }
            guard let failure = flows[index].failure, !failure.isIgnored else { continue }
            if let output = failure.sink.outputIndex { all[output].append(.caught(index)) }
        }
        if let failures, !failures.isIgnored, let output = failures.sink.outputIndex { all[output].append(.failures) }
        return all
    }

    /// The events that no flow sends, and so logic does, and those that logic sends as well.
    package var silentEvents: [EventCase] {
        let sinks = flows.map(\.sink) + flows.compactMap(\.failure?.sink) + [failures?.sink].compactMap { $0 }
        let sent = Set(sinks.compactMap(\.eventIndex))
        return outputEvents.enumerated().filter { !sent.contains($0.offset) || $0.element.isSentByLogic }.map(\.element)
    }
}

extension FlowStep {
    /// Whether it is a `map` whose closure speaks of `$0`.
    var isPlainMap: Bool {
        guard kind == .map, case .closure(let body) = argument else { return false }
        return !body.namesItsParameters
    }
}

extension Flow {
    /// Whether it is what is done once, where `transform` ends: `start`, and a call or assignments without a step between.
    package var isStatement: Bool {
        guard sources.count == 1, sources[0].kind.isStart, steps.isEmpty else { return false }
        switch sink.kind {
        case .call, .set: return true
        case .output, .state, .expression, .outputEvent, .named, .ignore: return false
        }
    }
}
