/// What an output is made of.
enum OutputFeed: Equatable {
    /// A plain field, computed once.
    case plain
    /// A relay that holds its value.
    case state
    /// A relay without a value, which logic, failures or a pinned kind call for.
    case relay
    /// The streams of flows, told by their first sources: one, or several merged.
    case flows([String])
}

extension ViewModelSpec {
    /// What each output is made of, in order.
    var outputFeeds: [OutputFeed] {
        let shared = failures?.sink.outputIndex
        return outputs.enumerated().map { index, port in
            guard let kind = port.kind else { return .plain }
            if port.isStateful { return .state }
            let feeding = flows.flatMap { flow -> [String] in
                let own = flow.sink.outputIndex == index ? [flow.sources.first?.text.text ?? ""] : []
                return (flow.failure?.sink.outputIndex == index ? ["failures"] : []) + own
            }
            let needsRelay =
                kind.traits.contains(.takesValues) || port.failure != nil || shared == index || feeding.isEmpty
            return needsRelay ? .relay : .flows(feeding)
        }
    }
}

extension FlowSink {
    /// The output that it is, by index.
    var outputIndex: Int? {
        if case .output(let index) = kind { return index }
        return nil
    }
}
