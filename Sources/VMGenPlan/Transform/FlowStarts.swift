import VMGenDiagnostics
import VMGenModel

/// What the flows of a spec start from: found once, since every group of flows asks.
struct FlowStarts {
    /// By the index of a flow: what it starts from alone; nil for several places, and for the start.
    let sources: [FlowGroup.Source?]

    private var subscribed: [FlowGroup.Source: [Int]] = [:]
    /// By the events, or a source of what `transform` subscribes to: the flows that it subscribes to and that hear of that
    /// by the streams that others make of it, in order.
    private var behind: [FlowGroup.Source: [Int]] = [:]
    /// Where work is listened to that an event ends whose flows get in each other's way, in order: by the index of a flow, and the last
    /// flow above it that hears of that event.
    private(set) var eventEnds: [(place: Int, above: Int)] = []
    /// By such an event: where the work of flows is listened to that start from no events, in order.
    private var endsApart: [FlowSource.Place: [Int]] = [:]
    private let facts: [FlowFacts]
    private let turns: [FlowTurns.Turn]
    /// The flows of which what they end in comes later than what they start from, by index.
    private let late: Set<Int>

    /// Looks at the flows of `spec`. The one subscription to the events hands them on to flows that nobody subscribes to as well,
    /// if those look at what others may write: they hear of an event when the others have.
    init(_ spec: ViewModelSpec) {
        let sources = spec.flows.map(FlowGroup.source)
        self.sources = sources
        let facts = spec.facts.flows
        self.facts = facts
        turns = FlowTurns(spec, flows: facts).all
        late = Set(spec.flows.indices.filter { spec.flows[$0].steps.contains(where: \.holdsBack) })
        let handedOn = Self.handedOn(in: spec, sources)
        let heard = spec.flows.indices.filter { facts[$0].isSubscribed || handedOn.contains($0) }
        // What is handed on to a stream with a name acts where the first listens to that.
        var listeners: [String: Int] = [:]
        for (index, flow) in spec.flows.enumerated() {
            for case .named(let name) in flow.sources.map(\.kind) { listeners[name] = listeners[name] ?? index }
        }
        let place = { (index: Int) -> Int in
            guard !facts[index].isSubscribed, case .named(let name, _) = spec.flows[index].sink.kind else {
                return index
            }
            return listeners[name.text] ?? index
        }
        for index in heard.map({ (place($0), $0) }).sorted(by: <).map(\.1) {
            let flow = spec.flows[index]
            for source in Set(flow.sources.map(FlowGroup.place)) { subscribed[source, default: []].append(index) }
        }
        let heardOf = Set(subscribed.keys)
        var origins: [FlowFacts.Place: Set<FlowGroup.Source>] = [:]
        var ends: [FlowSource.Place: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            let above = flow.sources.compactMap { $0.place.written.flatMap { origins[$0] } }.reduce(into: Set()) {
                $0.formUnion($1)
            }
            // What ends the work of a flow hears of a value where that flow is listened to.
            let ending = Set(flow.steps.flatMap(\.until).map(\.place)).intersection(spec.facts.inOrder)
            let ended = Set(ending.filter { !$0.isEvent }.map(FlowGroup.Source.place))
            if facts[index].isSubscribed || place(index) != index {
                for event in ending where event.isEvent {
                    ends[event, default: []].append(place(index))
                    if sources[place(index)] != .events { endsApart[event, default: []].append(place(index)) }
                }
            }
            if facts[index].isSubscribed {
                for source in above.union(ended) { behind[source, default: []].append(index) }
                continue
            }
            for place in facts[index].sends where !ended.isEmpty { origins[place, default: []].formUnion(ended) }
            if !flow.steps.contains(where: { $0.kind.takesTime || $0.holdsBack }) {
                // Those that hear of events that are handed on act where these are.
                let own = handedOn.contains(index) ? [] : flow.sources.map(FlowGroup.place)
                let all = above.union(own.filter { $0 == .events || heardOf.contains($0) })
                for place in facts[index].sends where !all.isEmpty { origins[place, default: []].formUnion(all) }
            }
        }
        findEnds(ends, in: spec)
    }

    /// Takes `ends`, where what each event ends is listened to, with the flows above.
    private mutating func findEnds(_ ends: [FlowSource.Place: [Int]], in spec: ViewModelSpec) {
        if ends.isEmpty { return }
        var heard: [FlowSource.Place: [Int]] = [:]
        for index in subscribed(at: .events) {
            for source in spec.flows[index].sources where ends[source.place] != nil {
                heard[source.place, default: []].append(index)
            }
        }
        for (event, places) in ends {
            guard let flows = heard[event]?.sorted() else { continue }
            for place in places {
                let next = flows.firstIndex(notBelow: place)
                if next > 0 { eventEnds.append((place, flows[next - 1])) }
            }
        }
        eventEnds.sort { ($0.place, $0.above) < ($1.place, $1.above) }
        for event in endsApart.keys { endsApart[event]?.sort() }
    }

    /// The flows of `spec` that start from events alone, as `sources` has it, that nobody subscribes to, and that hear of an event by the
    /// one subscription to those: what looks at what others may write, and what makes a stream that others of them take along, who
    /// listen before that subscription does, where what comes of it has its place among the others.
    private static func handedOn(in spec: ViewModelSpec, _ sources: [FlowGroup.Source?]) -> Set<Int> {
        let facts = spec.facts.flows
        let lazy = spec.flows.indices.filter { !facts[$0].isSubscribed && !spec.flows[$0].isUnheard }
        var feeders: [String: [Int]] = [:]
        for index in lazy {
            if case .named(let name, _) = spec.flows[index].sink.kind { feeders[name.text, default: []].append(index) }
        }
        let reached = { (first: [Int]) -> Set<Int> in
            var open = first
            var taken: Set<Int> = []
            while let index = open.popLast() {
                let flow = spec.flows[index]
                for case .named(let name) in flow.sources.map(\.kind) + flow.companions.compactMap(\.source) {
                    open += (feeders[name] ?? []).filter { taken.insert($0).inserted }
                }
            }
            return taken
        }
        let subscribed = spec.flows.indices.filter { facts[$0].isSubscribed }
        let taken = reached(subscribed.filter { sources[$0] == .events })
        let isInOrder = { (index: Int) in
            spec.flows[index].sources.contains { spec.facts.inOrder.contains($0.place) }
        }
        let handedOn = lazy.filter { index in
            sources[index] == .events && (facts[index].looksAtHeld || taken.contains(index) && isInOrder(index))
        }
        if handedOn.isEmpty { return [] }
        // That subscription stands behind all others then, and work, which may answer at once, would begin before what the same event
        // does above it.
        let begun = reached(subscribed)
        var first: [FlowSource.Place: Int] = [:]
        for index in subscribed.reversed() where sources[index] == .events {
            for source in spec.flows[index].sources { first[source.place] = index }
        }
        let below = lazy.filter { index in
            guard sources[index] == .events, begun.contains(index), isInOrder(index),
                spec.flows[index].steps.contains(where: \.kind.isWork)
            else { return false }
            return spec.flows[index].sources.contains { source in first[source.place].map { $0 < index } ?? false }
        }
        return Set(handedOn + below)
    }

    /// The first flow below the one at `index` that hears of `source` by a stream that is made of it; nil where there is none.
    func hearing(behind source: FlowGroup.Source, below index: Int) -> Int? {
        guard let flows = behind[source] else { return nil }
        let next = flows.firstIndex(notBelow: index + 1)
        return next < flows.count ? flows[next] : nil
    }

    /// Whether a flow between those at `first` and `last` hears of the events by a stream that is made of them, and gets in the way of
    /// one of `others`.
    func areEventsHeard(between first: Int, and last: Int, inTheWayOf others: ArraySlice<Int>) -> Bool {
        guard let flows = behind[.events] else { return false }
        return flows[flows.firstIndex(notBelow: first + 1)...].prefix { $0 < last }.contains { flow in
            others.contains { isInTheWay(flow, of: $0) }
        }
    }

    /// Whether an event of `sources` ends work, of a flow that starts from no events, between those at `first` and `last`.
    func isEndedApart(between first: Int, and last: Int, by sources: [FlowSource]) -> Bool {
        if endsApart.isEmpty { return false }
        return sources.contains { source in
            guard let flows = endsApart[source.place] else { return false }
            let next = flows.firstIndex(notBelow: first + 1)
            return next < flows.count && flows[next] < last
        }
    }

    /// Whether the flow at `index` writes at the same moment what the one at `other` writes or looks at, or looks at what that writes.
    private func isInTheWay(_ index: Int, of other: Int) -> Bool {
        guard !turns[index].sources.isDisjoint(with: turns[other].sources) else { return false }
        let own = late.contains(index) ? [] : facts[index].writes
        let others = late.contains(other) ? [] : facts[other].writes
        return !own.isDisjoint(with: others) || !own.isDisjoint(with: turns[other].looksAt)
            || !turns[index].looksAt.isDisjoint(with: others)
    }

    /// The flows that hear of `source` by what `transform` subscribes to, alone or beside others, in order.
    func subscribed(at source: FlowGroup.Source) -> [Int] { subscribed[source] ?? [] }
}

extension FlowSource.Place {
    /// Whether it is an event of the input.
    fileprivate var isEvent: Bool {
        if case .event = self { return true }
        return false
    }
}
