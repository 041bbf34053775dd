import VMGenModel

/// What the flows of a spec start from: found once, since every group of flows asks.
struct FlowStarts {
    /// By the index of a flow: what it starts from alone; nil for several places, and for the start.
    let sources: [FlowGroup.Source?]

    private var subscribed: [FlowGroup.Source: [Int]] = [:]
    private var ordered: Set<FlowGroup.Source> = []

    /// Looks at the flows of `spec`.
    init(_ spec: ViewModelSpec) {
        sources = spec.flows.map(FlowGroup.source)
        var alone: [FlowGroup.Source: Int] = [:]
        for (index, flow) in spec.flows.enumerated() where spec.facts.flows[index].isSubscribed {
            for source in Set(flow.sources.map(FlowGroup.place)) { subscribed[source, default: []].append(index) }
            guard let source = sources[index] else { continue }
            alone[source, default: 0] += 1
            if spec.facts.flows[index].dependsOnOrder { ordered.insert(source) }
        }
        ordered = ordered.filter { alone[$0, default: 0] > 1 }
    }

    /// Whether it matters in what order those of several flows act that start from `source` alone.
    func dependOnOrder(at source: FlowGroup.Source) -> Bool { ordered.contains(source) }

    /// The flows that `transform` subscribes to and that start from `source`, alone or beside others, in order.
    func subscribed(at source: FlowGroup.Source) -> [Int] { subscribed[source] ?? [] }
}
