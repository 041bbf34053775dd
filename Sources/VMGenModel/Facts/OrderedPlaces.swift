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

    /// Finds those of `spec`, whose flows have the facts `flows`.
    init(_ spec: ViewModelSpec, flows: [FlowFacts]) {
        let ends = spec.flows.indices.filter { spec.flows[$0].isEnded }
        self.flows = flows + ends.map { _ in FlowFacts() }
        let deeds = spec.flows.enumerated().map { Deeds(of: $1, at: $0) }
        self.deeds = deeds + ends.map { Deeds(endingWorkOf: $0, deeds[$0]) }
        var listeners: [FlowSource.Place: [Int]] = [:]
        var hearers: [FlowSource.Place: Set<Int>] = [:]
        for (index, flow) in spec.flows.enumerated() {
            let sources = Set(flow.sources.map(\.place)).subtracting([.start])
            for place in sources { listeners[place, default: []].append(index) }
            for place in sources.union(flow.companions.compactMap(\.place)) {
                hearers[place, default: []].insert(index)
            }
        }
        for (place, flow) in ends.enumerated() {
            for source in Set(spec.flows[flow].steps.flatMap(\.until).map(\.place)) {
                listeners[source, default: []].append(spec.flows.count + place)
                hearers[source, default: []].insert(spec.flows.count + place)
            }
        }
        self.listeners = listeners
        self.hearers = hearers
        for (place, heard) in listeners {
            guard let hearers = hearers[place], hearers.count > 1 else { continue }
            let inTheWay = inTheWay(heard)
            let leading = heard.filter { inTheWay.contains($0) || leads($0, to: hearers) }
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

    /// Whether the flow at `index` makes one of `hearers` act, which hears of what that starts from itself, too: that one joins or
    /// takes along what came before, or what comes now.
    private func leads(_ index: Int, to hearers: Set<Int>) -> Bool {
        let others = hearers.subtracting([index])
        let reached = reached(from: index)
        return !reached.isDisjoint(with: others)
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
            effects.writes.formUnion(deeds[flow].flags)
            effects.shows.formUnion(deeds[flow].longFlags)
            effects.calls = effects.calls || deeds[flow].calls
            effects.asks = effects.asks || deeds[flow].asks
            effects.begins.formUnion(deeds[flow].begins)
            effects.ends.formUnion(deeds[flow].ends)
            effects.falls.formUnion(deeds[flow].falls)
        }
        return effects
    }

    /// The flow at `index`, and those that hear in the same turn of what it says, by way of the places that `passes` lets through.
    private func reached(from index: Int, by passes: (FlowFacts.Place) -> Bool = { _ in true }) -> Set<Int> {
        var seen: Set<Int> = []
        var open = [index]
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            // The flags of work that begins are up at once, and those of work that is ended are down.
            let flags = deeds[next].flags.union(deeds[next].longFlags).union(deeds[next].falls)
            open += flags.compactMap(\.origin).flatMap { listeners[$0] ?? [] }
            guard !deeds[next].waits else { continue }
            open += flows[next].writes.filter(passes).compactMap(\.origin).flatMap { listeners[$0] ?? [] }
        }
        return seen
    }

    /// What flows do in a turn.
    private struct Effects {
        /// What they look at.
        var looks: Set<FlowFacts.Place> = []
        /// What they write that others notice.
        var writes: Set<FlowFacts.Place> = []
        /// The flags of their work that is over later.
        var shows: Set<FlowFacts.Place> = []
        /// Whether they call something.
        var calls = false
        /// Whether they ask the server.
        var asks = false
        /// The flows whose work begins and can be ended.
        var begins: Set<Int> = []
        /// The flows whose work they end.
        var ends: Set<Int> = []
        /// The flags of that work.
        var falls: Set<FlowFacts.Place> = []

        mutating func formUnion(_ others: Effects) {
            looks.formUnion(others.looks)
            writes.formUnion(others.writes)
            shows.formUnion(others.shows)
            calls = calls || others.calls
            asks = asks || others.asks
            begins.formUnion(others.begins)
            ends.formUnion(others.ends)
            falls.formUnion(others.falls)
        }

        /// Whether it shows which of them comes first.
        func areInTheWay(of others: Effects) -> Bool {
            calls && others.calls || asks && others.asks || writes.meets(others.writes) || writes.meets(others.looks)
                || writes.meets(others.shows) || looks.meets(others.writes) || looks.meets(others.shows)
                || shows.meets(others.writes) || shows.meets(others.looks)
                || begins.meets(others.ends) || ends.meets(others.begins)
                || falls.meets(others.lookedAt) || lookedAt.meets(others.falls)
        }

        /// What they look at, write or show that who lets a flag fall gets in the way of.
        private var lookedAt: Set<FlowFacts.Place> { looks.union(writes).union(shows) }
    }

    /// What a flow does beside writing.
    private struct Deeds {
        /// Whether what it ends in comes later than what it starts from.
        let waits: Bool
        /// Whether it calls something when it is told of a value.
        let calls: Bool
        /// Whether it asks the server when it is told of a value.
        let asks: Bool
        /// The flags that it sets when it is told of a value, of work that may be over at once.
        var flags: Set<FlowFacts.Place> = []
        /// Those of work that is over later: who sets one of them as well does not notice the other.
        var longFlags: Set<FlowFacts.Place> = []
        /// The flow whose work it begins, where something ends that.
        var begins: Set<Int> = []
        /// The flow whose work it ends.
        var ends: Set<Int> = []
        /// The flags of that work.
        var falls: Set<FlowFacts.Place> = []

        /// What ends the work of the flow at `index`, which does `deeds`: its flags fall.
        init(endingWorkOf index: Int, _ deeds: Deeds) {
            (waits, calls, asks) = (false, false, false)
            falls = deeds.flags.union(deeds.longFlags)
            ends = [index]
        }

        init(of flow: Flow, at index: Int) {
            // Work that begins later than what arrives is not ended by that.
            if flow.steps.prefix(while: { $0.kind.isWork || !$0.holdsBack }).contains(where: { !$0.until.isEmpty }) {
                begins = [index]
            }
            waits = flow.steps.contains(where: \.holdsBack)
            var ends = false
            if case .call = flow.sink.kind { ends = true }
            calls =
                ends && !waits && !flow.steps.contains(where: \.kind.isWork) || flow.steps.contains { $0.kind == .do }
            let prompt = flow.steps.prefix { $0.kind.isWork || !$0.holdsBack }
            asks = prompt.contains(where: \.isRequest)
            for step in prompt {
                guard case .work(_, let loading) = step.argument else { continue }
                let places = loading.compactMap(\.place?.written)
                if step.holdsBack { longFlags.formUnion(places) } else { flags.formUnion(places) }
            }
        }
    }
}

extension Set {
    /// Whether some of it is in `others`.
    fileprivate func meets(_ others: Set) -> Bool { !isEmpty && !others.isEmpty && !isDisjoint(with: others) }
}

extension Flow {
    /// Whether something ends its work.
    fileprivate var isEnded: Bool { steps.contains { !$0.until.isEmpty } }
}

extension FlowStep {
    /// Whether it is work that asks the server.
    fileprivate var isRequest: Bool {
        guard case .work(let invocation, _) = argument, case .request = invocation.target else { return false }
        return true
    }
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
