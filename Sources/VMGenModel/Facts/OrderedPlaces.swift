import VMGenSpec

/// The places whose values several flows hear of that get in each other's way: what one writes another looks at or writes as
/// well, or both call something. They have to hear of a value in the order of the spec.
struct OrderedPlaces {
    /// The places.
    private(set) var places: Set<FlowSource.Place> = []

    private let flows: [FlowFacts]
    private let deeds: [Deeds]
    /// By a place, the flows that start from it.
    private let listeners: [FlowSource.Place: [Int]]

    /// Finds those of `spec`, whose flows have the facts `flows`.
    init(_ spec: ViewModelSpec, flows: [FlowFacts]) {
        self.flows = flows
        deeds = spec.flows.map { Deeds(of: $0) }
        var listeners: [FlowSource.Place: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            for place in Set(flow.sources.map(\.place)) where place != .start {
                listeners[place, default: []].append(index)
            }
        }
        self.listeners = listeners
        for (place, heard) in listeners where heard.count > 1 && areInTheWay(heard) { places.insert(place) }
    }

    /// Whether two of the flows at `indices` get in each other's way.
    private func areInTheWay(_ indices: [Int]) -> Bool {
        var looked: Set<FlowFacts.Place> = []
        var written: Set<FlowFacts.Place> = []
        var calls = false
        for index in indices {
            let all = reached(from: index)
            let looks = all.reduce(into: Set<FlowFacts.Place>()) { places, flow in
                places.formUnion(flows[flow].looksAt.union(flows[flow].joins))
            }
            let writes = all.filter { !deeds[$0].waits }.reduce(into: Set<FlowFacts.Place>()) { places, flow in
                places.formUnion(flows[flow].writes.filter(\.isHeard))
            }
            let hasCall = all.contains { deeds[$0].calls }
            if hasCall && calls || !writes.isDisjoint(with: written.union(looked)) || !looks.isDisjoint(with: written) {
                return true
            }
            looked.formUnion(looks)
            written.formUnion(writes)
            calls = calls || hasCall
        }
        return false
    }

    /// The flow at `index`, and those that hear in the same turn of what it says.
    private func reached(from index: Int) -> Set<Int> {
        var seen: Set<Int> = []
        var open = [index]
        while let next = open.popLast() {
            guard seen.insert(next).inserted, !deeds[next].waits else { continue }
            open += flows[next].writes.compactMap(\.source).flatMap { listeners[$0] ?? [] }
        }
        return seen
    }

    /// What a flow does beside writing.
    private struct Deeds {
        /// Whether what it ends in comes later than what it starts from.
        let waits: Bool
        /// Whether it calls something when it is told of a value.
        let calls: Bool

        init(of flow: Flow) {
            waits = flow.steps.contains(where: \.countsTime)
            var ends = false
            if case .call = flow.sink.kind { ends = true }
            calls =
                ends && !waits && !flow.steps.contains(where: \.kind.isWork) || flow.steps.contains { $0.kind == .do }
        }
    }
}

extension FlowFacts.Place {
    /// Whether others than the flows that start from it notice when it is written.
    fileprivate var isHeard: Bool {
        if case .named = self { return false }
        return true
    }
}
