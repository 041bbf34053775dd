/// What may matter to what in a view model: the flows that hear of a place, look at it, or are ended by it, and those that what these
/// write matters to, with the flags of their work and where their failures go.
///
/// More than ``FlowRoutes``, which follows values: what does not meet here changes nothing for each other.
package struct FlowInfluence: Sendable {
    /// The flows that a place matters to.
    private let flows: [FlowSource.Place: Set<Int>]
    /// The places of those asked for that matter to a flow, in order.
    private let sources: [Int: [FlowSource.Place]]

    /// What each of `places` matters to in `spec`.
    package init(of places: [FlowSource.Place], in spec: ViewModelSpec) {
        var readers: [FlowSource.Place: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            for place in Self.reads(flow, spec.facts.flows[index]) { readers[place, default: []].append(index) }
        }
        let writes = zip(spec.flows, spec.facts.flows).map { Self.writes($0, $1, in: spec) }
        var flows: [FlowSource.Place: Set<Int>] = [:]
        var found: [Int: [FlowSource.Place]] = [:]
        for place in places {
            var reached: Set<Int> = []
            var front = [Self.whole(place)]
            while let next = front.popLast() {
                for index in readers[next] ?? [] where reached.insert(index).inserted { front += writes[index] }
            }
            flows[place] = reached
            for index in reached { found[index, default: []].append(place) }
        }
        (self.flows, self.sources) = (flows, found)
    }

    /// The places that matter to the flow at `index`, in order.
    package func places(for index: Int) -> [FlowSource.Place] { sources[index] ?? [] }

    /// Whether one flow is there to which both places matter; so it is for one that was not asked for.
    package func meet(_ place: FlowSource.Place, _ other: FlowSource.Place) -> Bool {
        guard let own = flows[place], let others = flows[other] else { return true }
        return !own.isDisjoint(with: others)
    }

    private static func reads(_ flow: Flow, _ facts: FlowFacts) -> Set<FlowSource.Place> {
        let failures = flow.failure?.steps.flatMap(\.references) ?? []
        var places = Set((flow.companions + failures).compactMap(\.place).map(whole))
        places.formUnion(flow.sources.map(\.kind).flatMap { [$0] + $0.given }.map { whole($0.place) })
        places.formUnion(flow.steps.flatMap(\.until).map { whole($0.place) })
        places.formUnion(facts.looksAt.compactMap(whole))
        return places
    }

    private static func writes(_ flow: Flow, _ facts: FlowFacts, in spec: ViewModelSpec) -> [FlowSource.Place] {
        let failed = ((flow.failure ?? spec.failures)?.sink).map(FlowFacts.places) ?? []
        return flow.steps.flatMap(\.flagPlaces).map(whole) + (facts.writes.union(failed)).compactMap(whole)
    }

    /// The same place; what belongs to a dependency is that as a whole, of which a property may have several names.
    private static func whole(_ place: FlowSource.Place) -> FlowSource.Place {
        guard case .expression(let swift) = place else { return place }
        return .expression(String(swift.prefix { $0 != "." && $0 != "?" && $0 != "(" }))
    }

    /// Where others hear of what is written at `place`; nil where nobody does.
    private static func whole(_ place: FlowFacts.Place) -> FlowSource.Place? {
        if case .variable(let path) = place { return whole(.expression(path)) }
        return place.source
    }
}
