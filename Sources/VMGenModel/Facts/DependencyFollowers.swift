import VMGenSpec

/// What flows hear of dependencies: whoever takes along a stream of one, or what follows from it, looks at what a call of that
/// dependency may change, and so has to come before or behind that call as the spec says.
struct DependencyFollowers {
    /// By a place, the dependencies whose streams lead to it in the same turn.
    private var behind: [FlowFacts.Place: Set<String>] = [:]
    /// The dependencies that flows tell something.
    private let told: Set<String>
    private let spec: ViewModelSpec

    /// Finds those of `spec`, whose flows have the facts `flows`.
    init(_ spec: ViewModelSpec, flows: [FlowFacts], places: PlaceNames) {
        self.spec = spec
        told = flows.reduce(into: Set<String>()) { $0.formUnion($1.told.union($1.sets)) }.intersection(
            places.dependencies
        )
        if told.isEmpty { return }
        var readers: [FlowFacts.Place: [Int]] = [:]
        let prompt = spec.flows.indices.filter { !spec.flows[$0].steps.contains(where: \.holdsBack) }
        for index in prompt {
            let flow = spec.flows[index]
            let read = (flow.sources.map(\.place) + flow.companions.compactMap(\.place)).compactMap(\.written)
            for place in Set(read) { readers[place, default: []].append(index) }
        }
        var open = prompt.map { (index: $0, heard: streams(of: spec.flows[$0])) }.filter { !$0.heard.isEmpty }
        while let (index, heard) = open.popLast() {
            for place in flows[index].sends where !heard.isSubset(of: behind[place, default: []]) {
                behind[place, default: []].formUnion(heard)
                open += (readers[place] ?? []).map { ($0, heard) }
            }
        }
    }

    /// The dependencies that `flow` hears of beside the source that tells it something: by way of what it takes along, of what it joins,
    /// or of what it looks at, which is `looksAt`.
    func asked(by flow: Flow, lookingAt looksAt: Set<FlowFacts.Place>) -> Set<String> {
        if told.isEmpty { return [] }
        let beside = flow.companions.compactMap(\.place) + (flow.sources.count > 1 ? flow.sources.map(\.place) : [])
        let places = Set(beside.compactMap(\.written)).union(looksAt)
        return places.reduce(into: told.intersection(beside.compactMap(\.head))) { asked, place in
            asked.formUnion(behind[place] ?? [])
        }
    }

    /// The dependencies that are told something, and whose streams `flow` starts from or takes along.
    private func streams(of flow: Flow) -> Set<String> {
        told.intersection((flow.sources.map(\.place) + flow.companions.compactMap(\.place)).compactMap(\.head))
    }
}

extension FlowSource.Place {
    /// The first name of the path to a stream of a dependency: `cart` of `cart.ids`; nil for all else.
    fileprivate var head: String? {
        guard case .expression(let path) = self else { return nil }
        return String(path.prefix { !".?!(".contains($0) })
    }
}
