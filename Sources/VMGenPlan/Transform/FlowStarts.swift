import VMGenModel

/// What the flows of a spec start from: found once, since every group of flows asks.
struct FlowStarts {
    /// By the index of a flow: what it starts from alone; nil for several places, and for the start.
    let sources: [FlowGroup.Source?]

    private var subscribed: [FlowGroup.Source: [Int]] = [:]

    /// Looks at the flows of `spec`. The one subscription to the events hands them on to flows that nobody subscribes to as well,
    /// if those look at what others may write: they hear of an event when the others have.
    init(_ spec: ViewModelSpec) {
        let sources = spec.flows.map(FlowGroup.source)
        self.sources = sources
        let facts = spec.facts.flows
        let heard = spec.flows.indices.filter { index in
            facts[index].isSubscribed || sources[index] == .events && facts[index].looksAtHeld
        }
        for (index, flow) in heard.map({ ($0, spec.flows[$0]) }) {
            for source in Set(flow.sources.map(FlowGroup.place)) { subscribed[source, default: []].append(index) }
        }
    }

    /// The flows that hear of `source` by what `transform` subscribes to, alone or beside others, in order.
    func subscribed(at source: FlowGroup.Source) -> [Int] { subscribed[source] ?? [] }
}
