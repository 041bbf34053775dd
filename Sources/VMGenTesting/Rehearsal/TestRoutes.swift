import VMGenModel

/// Where what a view sends leads to: the flows that start from it, or look at it, and those behind them.
struct TestRoutes {
    private let starts: [Set<FlowSource.Place>]
    /// Where the flows and their failures end.
    private let allEnds: [[FlowSource.Place]]
    /// The flows that start from a place.
    private let starting: [FlowSource.Place: [Int]]
    /// The flows that end in a place.
    private let ending: [FlowSource.Place: [Int]]
    /// The flows that start from a place, or look at it.
    private let behind: [FlowSource.Place: [Int]]
    private let flows: [TestTrigger: [Int]]
    /// What a view sends that leads to a flow.
    private let triggers: [Int: [TestTrigger]]

    /// The routes of `spec`.
    init(_ spec: ViewModelSpec) {
        let ends = spec.flows.map(\.sink.places)
        let failing = spec.flows.map { ($0.failure ?? spec.failures)?.sink.places ?? [] }
        allEnds = zip(ends, failing).map(+)
        let starts = spec.flows.map { flow in
            Set(flow.sources.map(\.kind).flatMap { [$0] + $0.given }.map(\.place) + flow.companions.compactMap(\.place))
        }
        let behind = Self.indices(starts)
        starting = Self.indices(spec.flows.map { Set($0.sources.map(\.place)) })
        ending = Self.indices(ends.map(Set.init))
        var flows: [TestTrigger: [Int]] = [:]
        var triggers: [Int: [TestTrigger]] = [:]
        for trigger in TestTrigger.all(of: spec) {
            let reached = Self.flows(from: [trigger.source], behind, ends)
            flows[trigger] = reached
            for index in reached { triggers[index, default: []].append(trigger) }
        }
        (self.flows, self.triggers, self.starts, self.behind) = (flows, triggers, starts, behind)
    }

    /// The places in `all` of the sets that each place is in, in order.
    private static func indices(_ all: [Set<FlowSource.Place>]) -> [FlowSource.Place: [Int]] {
        all.indices.reduce(into: [:]) { indices, index in
            for place in all[index] { indices[place, default: []].append(index) }
        }
    }

    /// The flows that start from `place`, by index, in order.
    func starting(from place: FlowSource.Place) -> [Int] { starting[place] ?? [] }

    /// The flows that end in `place`, by index, in order.
    func ending(in place: FlowSource.Place) -> [Int] { ending[place] ?? [] }

    /// What a view sends that leads to the flow at `index`, in order.
    func triggers(leadingTo index: Int) -> [TestTrigger] { triggers[index] ?? [] }

    /// The flows that what `trigger` says leads to, by index, in order.
    func flows(from trigger: TestTrigger) -> [Int] { flows[trigger] ?? flows(from: [trigger.source]) }

    /// The same of all that `places` say, failures on the way included.
    func flows(from places: Set<FlowSource.Place>) -> [Int] { Self.flows(from: places, behind, allEnds) }

    /// The flows that write what each of those at `indices` starts from or looks at, and those that write what these do, nearest
    /// first; one behind the other and each once.
    func sources(of indices: [Int]) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = []
        for index in indices where seen.insert(index).inserted {
            var front = [index]
            while !front.isEmpty {
                let feeders = front.flatMap { starts[$0].flatMap { ending[$0] ?? [] } }
                front = feeders.filter { seen.insert($0).inserted }.sorted()
                found += front
            }
        }
        return found
    }

    private static func flows(
        from places: Set<FlowSource.Place>,
        _ behind: [FlowSource.Place: [Int]],
        _ ends: [[FlowSource.Place]]
    ) -> [Int] {
        var reached: Set<Int> = []
        var front = Array(places)
        while let place = front.popLast() {
            for index in behind[place, default: []] where reached.insert(index).inserted { front += ends[index] }
        }
        return reached.sorted()
    }

    /// Whether what the two say leads to one flow.
    func meet(_ trigger: TestTrigger, _ other: TestTrigger) -> Bool {
        !Set(flows(from: trigger)).isDisjoint(with: flows(from: other))
    }
}
