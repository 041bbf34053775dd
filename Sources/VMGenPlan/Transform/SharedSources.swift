import VMGenModel
import VMGenSpec

/// What comes from outside and several chains start from that get in each other's way, where listeners hear of a value in no
/// order: they share it, and hear of it in the order of the spec.
struct SharedSources {
    private let context: StreamContext

    private var spec: ViewModelSpec { context.spec }

    /// Looks through the flows of `context`.
    init(_ context: StreamContext) { self.context = context }

    /// What is shared, and what the spec calls it.
    func found() -> [(source: FlowGroup.Source, name: String)] {
        if context.dialect.keepsOrder { return [] }
        let inOrder = context.facts.inOrder
        let sources = Set(inOrder.map(FlowGroup.Source.init))
        var found: [(source: FlowGroup.Source, name: String)] = []
        for source in spec.flows.flatMap(\.sources) {
            let own = FlowGroup.place(of: source)
            guard !found.contains(where: { $0.source == own }), sources.contains(own), comesFromOutside(source) else {
                continue
            }
            let listeners = context.starts.listeners(of: own).filter { index in
                spec.flows[index].sources.contains { inOrder.contains($0.place) }
            }
            if listeners.allSatisfy({ actsInOrder($0, at: own) }) { continue }
            found.append((own, source.eventIndex == nil ? source.text.text : "events"))
        }
        return found
    }

    /// The names of what is shared, and the streams that it is made of.
    func streams() -> [(name: String, chain: Chain)] {
        var done: Set<FlowGroup.Source> = []
        var streams: [(name: String, chain: Chain)] = []
        for source in spec.flows.flatMap(\.sources) {
            let own = FlowGroup.place(of: source)
            guard let name = context.streams.shared[own], done.insert(own).inserted else { continue }
            var chain = own == .events ? Chain(spec.transform.parameter) : context.stream(source.kind)
            let kind = source.eventIndex == nil ? context.kind(of: source.kind, element: source.element) : nil
            if let kind = kind ?? spec.transform.inputStream.map(SourceKind.input), context.dialect.hops(kind) {
                chain.links.append(.hop)
            }
            chain.links.append(.multicast)
            streams.append((name, chain))
        }
        return streams
    }

    /// Whether the view, or a dependency, makes the stream, which cannot fail.
    private func comesFromOutside(_ source: FlowSource) -> Bool {
        switch source.kind {
        case .input, .inputEvent: true
        case .expression: !source.mayFailHere
        case .output, .state, .named, .helper, .start: false
        }
    }

    /// Whether the flow at `index` acts in the one closure of those that start from `source`.
    private func actsInOrder(_ index: Int, at source: FlowGroup.Source) -> Bool {
        guard context.starts.sources[index] == source else { return false }
        return context.streams.forwarded[index] != nil || context.deeds(of: spec.flows[index]) != nil
    }
}

extension FlowGroup.Source {
    fileprivate init(_ place: FlowSource.Place) {
        if case .event = place { self = .events } else { self = .place(place) }
    }
}
