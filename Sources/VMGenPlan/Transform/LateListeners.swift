import VMGenModel
import VMGenSpec

/// Which streams of `transform` somebody may begin to listen to when it has returned: outputs, to which the view listens, and what
/// these are made of. To all others `transform` itself listens, before anything arrives that does not wait for a listener.
struct LateListeners {
    /// The names of these streams.
    private(set) var names: Set<String> = []

    /// Looks through `spec`.
    init(_ spec: ViewModelSpec) {
        for (index, port) in spec.outputs.enumerated() where spec.facts.outputs[index].feeds != nil {
            names.insert(port.name.text)
        }
        var makers: [String: [Int]] = [:]
        var open: [Int] = []
        for (index, flow) in spec.flows.enumerated() where !spec.facts.flows[index].isSubscribed {
            switch flow.sink.kind {
            case .named(let name, _): makers[name.text, default: []].append(index)
            case .output, .outputEvent: open.append(index)
            case .state, .expression, .set, .call, .ignore: break
            }
        }
        while let index = open.popLast() {
            let read = spec.flows[index].sources.map(\.kind) + spec.flows[index].companions.compactMap(\.source)
            for name in read.compactMap({ $0.streamName(in: spec) }) where names.insert(name).inserted {
                open += makers[name] ?? []
            }
        }
    }
}
