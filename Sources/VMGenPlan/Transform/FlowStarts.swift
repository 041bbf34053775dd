import VMGenModel

/// What the flows of a spec start from: found once, since every group of flows asks.
struct FlowStarts {
    /// By the index of a flow: what it starts from alone; nil for several places, and for the start.
    let sources: [FlowGroup.Source?]

    private var subscribed: [FlowGroup.Source: [Int]] = [:]
    private var listeners: [FlowGroup.Source: [Int]] = [:]
    private let listening: Set<Int>

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
        listening = Self.listening(spec)
        for index in listening.sorted() {
            for source in Set(spec.flows[index].sources.map(FlowGroup.place)) {
                listeners[source, default: []].append(index)
            }
        }
    }

    /// The flows that hear of `source` by what `transform` subscribes to, alone or beside others, in order.
    func subscribed(at source: FlowGroup.Source) -> [Int] { subscribed[source] ?? [] }

    /// The flows that start from `source`, alone or beside others, and that `transform` subscribes to, or to what they lead to;
    /// and those that join it with something that others write.
    func listeners(of source: FlowGroup.Source) -> [Int] { listeners[source] ?? [] }

    /// Whether `transform` subscribes to the flow at `index`, or to one that it leads to, or it joins what others write.
    func listens(_ index: Int) -> Bool { listening.contains(index) }

    private static func listening(_ spec: ViewModelSpec) -> Set<Int> {
        let facts = spec.facts.flows
        var makers: [FlowFacts.Place: [Int]] = [:]
        for index in spec.flows.indices where !facts[index].isSubscribed {
            for place in facts[index].sends { makers[place, default: []].append(index) }
        }
        var found: Set<Int> = []
        var open = spec.flows.indices.filter { facts[$0].isSubscribed || !facts[$0].joins.isEmpty }
        while let index = open.popLast() {
            if found.insert(index).inserted { open += facts[index].sources.flatMap { makers[$0] ?? [] } }
        }
        return found
    }
}
