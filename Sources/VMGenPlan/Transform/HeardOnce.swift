import VMGenModel
import VMGenSpec

/// Which named streams are listened to once, by a flow to which `transform` subscribes, or on the way to a stream that is itself
/// listened to once, or done once for all who listen: there is nobody to share them with.
struct HeardOnce {
    /// The names of these streams.
    private(set) var names: Set<String> = []

    /// Looks through `spec`, whose streams `readers` read.
    init(_ spec: ViewModelSpec, readers: [String: StreamReaders.Readers]) {
        let facts = spec.facts.flows
        var makers: [String: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            if case .named(let name, _) = flow.sink.kind { makers[name.text, default: []].append(index) }
        }
        var open = spec.flows.indices.filter { facts[$0].isSubscribed || facts[$0].hasEffects }
        var seen: Set<Int> = []
        while let index = open.popLast() {
            guard seen.insert(index).inserted else { continue }
            let flow = spec.flows[index]
            for source in flow.sources.map(\.kind) + flow.companions.compactMap(\.source) {
                guard case .named(let name) = source, readers[name]?.count == 1, names.insert(name).inserted else {
                    continue
                }
                open += makers[name] ?? []
            }
        }
    }
}
