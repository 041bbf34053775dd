import VMGenSpec

/// The places whose values several flows hear of that get in each other's way: what one writes another looks at or writes as
/// well, or both call something. They have to hear of a value in the order of the spec.
struct OrderedPlaces {
    /// The places.
    private(set) var places: Set<FlowSource.Place> = []
    /// The flows into outputs that would hear of a value behind a later flow of their source, by way of which something that is held
    /// gets to the same output, or a stream with a name that is listened to elsewhere: `transform` subscribes to the first, and to
    /// the second whoever comes first, and to an output the view does.
    private(set) var late: Set<Int> = []

    /// The streams with names, and those that outputs are, by way of which flows act that get in each other's way, where several
    /// hear of them. If each had one of its own, it would act in its own place among those who hear of what the stream is made
    /// of, and not where the stream speaks.
    private(set) var streams: Set<FlowSource.Place> = []

    /// Those of the flows, and behind them of what ends the work of some, which writes nothing itself.
    private let flows: [FlowFacts]
    private let deeds: [Deeds]
    /// By a place, the flows that start from it.
    private let listeners: [FlowSource.Place: [Int]]
    /// By a place, the flows that start from it or take it along.
    private let hearers: [FlowSource.Place: Set<Int>]
    /// By a place, the flows that take it along, or join it to others.
    private let takers: [FlowSource.Place: Set<Int>]

    /// Finds those of `spec`, whose flows have the facts `flows`.
    init(_ spec: ViewModelSpec, flows: [FlowFacts]) {
        let ends = spec.flows.indices.filter { spec.flows[$0].isEnded }
        self.flows = flows + ends.map { FlowFacts(endingWorkOf: flows[$0]) }
        let deeds = spec.flows.enumerated().map { Deeds(of: $1, at: $0, failures: spec.failures) }
        self.deeds = deeds + ends.map { Deeds(endingWorkOf: spec.flows[$0], at: $0) }
        var listeners: [FlowSource.Place: [Int]] = [:]
        var hearers: [FlowSource.Place: Set<Int>] = [:]
        var takers: [FlowSource.Place: Set<Int>] = [:]
        for (index, flow) in spec.flows.enumerated() {
            let sources = Set(flow.sources.map(\.place)).subtracting([.start])
            for place in sources { listeners[place, default: []].append(index) }
            let companions = flow.companions.compactMap(\.place)
            for place in sources.union(companions) { hearers[place, default: []].insert(index) }
            let joined = flow.steps.first?.kind.traits.contains(.joins) == true ? sources : []
            for place in joined.union(companions) { takers[place, default: []].insert(index) }
        }
        for (place, flow) in ends.enumerated() {
            for source in Set(spec.flows[flow].steps.flatMap(\.until).map(\.place)) {
                listeners[source, default: []].append(spec.flows.count + place)
                hearers[source, default: []].insert(spec.flows.count + place)
            }
        }
        self.listeners = listeners
        self.hearers = hearers
        self.takers = takers
        for (place, heard) in listeners {
            guard let hearers = hearers[place], hearers.count > 1 else { continue }
            let inTheWay = inTheWay(heard)
            var ways: [Int: Int] = [:]
            for index in heard { for flow in reached(from: index) { ways[flow, default: 0] += 1 } }
            let leading = heard.filter { inTheWay.contains($0) || leads($0, to: hearers, by: ways) }
            if !leading.isEmpty { places.insert(place) }
            for index in leading { streams.formUnion(streams(behind: index)) }
            if heard.count > 1 { late.formUnion(overtaken(heard)) }
        }
    }

    /// What the flow at `index` says in a turn, with those that hear of it, that several hear of; the view hears of an output.
    private func streams(behind index: Int) -> Set<FlowSource.Place> {
        var streams: Set<FlowSource.Place> = []
        for flow in reached(from: index) where !deeds[flow].waits {
            for place in flows[flow].sends {
                guard let source = place.source, let heard = hearers[source]?.count else { continue }
                if heard + (place.isShown ? 1 : 0) > 1 { streams.insert(source) }
            }
        }
        return streams
    }

    /// Those of the flows at `indices`, and of what starts from the streams that they name, that write an output which a later one
    /// of the flows writes by way of something held, or of a stream of which others hear, too.
    private func overtaken(_ indices: [Int]) -> Set<Int> {
        var direct: [FlowFacts.Place: Set<Int>] = [:]
        var overtaken: Set<Int> = []
        for index in indices {
            let near = reached(from: index) { !$0.isHeard }
            for flow in reached(from: index).subtracting(near) {
                for place in flows[flow].writes { overtaken.formUnion(direct[place] ?? []) }
            }
            let named = near.subtracting([index])
            let ends = Set(named.flatMap { flows[$0].writes }.filter(\.isHeard))
            if ends.count > 1 {
                for flow in named where !deeds[flow].waits {
                    for place in flows[flow].writes { overtaken.formUnion(direct[place] ?? []) }
                }
            }
            for flow in near {
                for place in flows[flow].writes where place.isShown { direct[place, default: []].insert(flow) }
            }
        }
        return overtaken
    }

    /// Whether the flow at `index` makes one of `hearers` act, which hears of what that starts from itself, too, or one that such a flow
    /// makes act: that one joins or takes along what came before, or what comes now.
    ///
    /// - Parameter ways: by how many of the flows that start from the same each flow is made to act.
    private func leads(_ index: Int, to hearers: Set<Int>, by ways: [Int: Int]) -> Bool {
        let others = hearers.subtracting([index])
        let reached = reached(from: index)
        return !reached.isDisjoint(with: others)
            || reached.contains { flow in
                !deeds[flow].waits
                    && flows[flow].writes.compactMap(\.origin).contains { place in
                        takers[place]?.contains { ways[$0, default: 0] > (reached.contains($0) ? 1 : 0) } == true
                    }
            }
            || reached.contains { flow in
                !deeds[flow].waits
                    && flows[flow].writes.compactMap(\.origin).contains { place in
                        self.hearers[place]?.isDisjoint(with: others) == false
                    }
            }
    }

    /// Those of the flows at `indices` that get in the way of another one of them.
    private func inTheWay(_ indices: [Int]) -> Set<Int> {
        guard indices.count > 1 else { return [] }
        let turns = indices.map { (index: $0, effects: effects(of: $0)) }
        return inTheWay(of: turns).union(inTheWay(of: turns.reversed()))
    }

    /// Those of `turns` that get in the way of one before them.
    private func inTheWay(of turns: some Sequence<(index: Int, effects: Effects)>) -> Set<Int> {
        var before = Effects()
        var found: Set<Int> = []
        for turn in turns {
            if turn.effects.areInTheWay(of: before) { found.insert(turn.index) }
            before.formUnion(turn.effects)
        }
        return found
    }

    /// What the flow at `index` does in a turn, with those that hear of what it says.
    private func effects(of index: Int) -> Effects {
        var effects = Effects()
        for flow in reached(from: index) {
            effects.looks.formUnion(flows[flow].looksAt)
            if !deeds[flow].waits { effects.writes.formUnion(flows[flow].writes.filter(\.isHeard)) }
            effects.writes.formUnion(deeds[flow].flags.union(deeds[flow].failures.filter(\.isHeard)))
            effects.shows.formUnion(deeds[flow].longFlags)
            effects.calls = effects.calls || deeds[flow].calls || deeds[flow].callsFailed
            if deeds[flow].calls { effects.told.formUnion(flows[flow].told) }
            if !deeds[flow].waits { effects.told.formUnion(flows[flow].sets) }
            if flows[flow].changesMemory, !deeds[flow].waits { effects.told.insert(LogicMemory.own) }
            effects.asked.formUnion(flows[flow].asked)
            effects.asks = effects.asks || deeds[flow].asks
            effects.works.formUnion(deeds[flow].works)
            effects.begins.formUnion(deeds[flow].begins)
            effects.ends.formUnion(deeds[flow].ends)
            effects.falls.formUnion(deeds[flow].falls)
            if let delay = deeds[flow].delay { effects.later[delay, default: LateEffects()].formUnion(late(flow)) }
        }
        return effects
    }

    /// What the flow at `index` does when its delay is over, with those that hear of what it says then.
    private func late(_ index: Int) -> LateEffects {
        var late = LateEffects(looks: flows[index].looksAt, calls: deeds[index].callsLater)
        for flow in reached(from: index, behindDelay: true) {
            late.looks.formUnion(flows[flow].looksAt)
            guard flow == index || !deeds[flow].waits else { continue }
            late.writes.formUnion(flows[flow].writes.filter(\.isHeard))
            late.calls = late.calls || deeds[flow].calls
        }
        return late
    }

    /// The flow at `index`, and those that hear in the same turn of what it says, by way of the places that `passes` lets through.
    /// With `behindDelay` also of what it says when its delay is over.
    private func reached(
        from index: Int,
        behindDelay: Bool = false,
        by passes: (FlowFacts.Place) -> Bool = { _ in true }
    ) -> Set<Int> {
        var seen: Set<Int> = []
        var open = [index]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            // The flags of work that begins are up at once, and those of work that is ended are down; what fails may do so at once.
            let prompt = deeds[next].flags.union(deeds[next].longFlags).union(deeds[next].falls).union(
                deeds[next].failures
            )
            open += prompt.filter(passes).compactMap(\.origin).flatMap { listeners[$0] ?? [] }
            guard !deeds[next].waits || behindDelay && next == index else { continue }
            open += flows[next].writes.filter(passes).compactMap(\.origin).flatMap { listeners[$0] ?? [] }
        }
        return seen
    }
}

extension FlowFacts {
    /// What ends the work of a flow with the facts `flow`: whoever tells what that asks first may have it answer once more.
    fileprivate init(endingWorkOf flow: FlowFacts) {
        self.init()
        asked = flow.asked.union(flow.told)
    }
}

extension Flow {
    /// Whether something ends its work.
    fileprivate var isEnded: Bool { steps.contains { !$0.until.isEmpty } }
}

extension FlowFacts.Place {
    /// Whether others than the flows that start from it notice when it is written.
    fileprivate var isHeard: Bool {
        if case .named = self { return false }
        return true
    }

    /// What flows that start from it start from: a relay of a variable, too.
    fileprivate var origin: FlowSource.Place? {
        if case .variable(let path) = self { return .expression(path) }
        return source
    }

    /// Whether it is of the output.
    fileprivate var isShown: Bool {
        switch self {
        case .output, .events: true
        case .state, .named, .variable: false
        }
    }
}
