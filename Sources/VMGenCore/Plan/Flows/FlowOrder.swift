/// The order in which flows are written: that of the spec, but a stream is a constant, and so stands before its uses; who
/// listens to a relay listens before anything is sent into it; and what starts by itself starts when all others listen.
enum FlowOrder {
    /// `flows` in that order; otherwise as they were.
    static func sorted(_ flows: [Flow], of spec: ViewModelSpec) -> [Flow] {
        let feeds = spec.outputFeeds
        let ends = flows.map { End($0, in: spec, feeds: feeds) }
        let uses = flows.map { $0.usedNames(in: spec) }
        var remaining = Array(flows.indices)
        var sorted: [Int] = []
        while !remaining.isEmpty {
            let coming = Set(remaining.compactMap { ends[$0].constant })
            let ready = remaining.firstIndex { index in
                let own = ends[index].constant.map { [$0] } ?? []
                let isHeard = remaining.allSatisfy { other in
                    other == index || ends[index].relays.isDisjoint(with: uses[other])
                }
                return isHeard && uses[index].subtracting(own).isDisjoint(with: coming)
            }
            sorted.append(remaining.remove(at: ready ?? 0))
        }
        // A stream that starts by itself takes along what uses it.
        var startingStreams: Set<String> = []
        var last: Set<Int> = []
        for index in sorted where flows[index].startsItself || !uses[index].isDisjoint(with: startingStreams) {
            last.insert(index)
            if let constant = ends[index].constant { startingStreams.insert(constant) }
        }
        return (sorted.filter { !last.contains($0) } + sorted.filter(last.contains)).map { flows[$0] }
    }

    /// What a flow ends in.
    private struct End {
        /// The stream that becomes a constant: one that the flow names, or an output that is made of nothing else.
        var constant: String?
        /// The outputs that it sends into through a relay.
        var relays: Set<String> = []

        init(_ flow: Flow, in spec: ViewModelSpec, feeds: [OutputFeed]) {
            if case .named(let name, _) = flow.sink.kind { constant = name.text }
            for index in [flow.sink.outputIndex, flow.failure?.sink.outputIndex].compactMap({ $0 }) {
                switch feeds[index] {
                case .flows: constant = spec.outputs[index].name.text
                case .relay: relays.insert(spec.outputs[index].name.text)
                case .state, .plain: break
                }
            }
        }
    }
}

extension Flow {
    /// The names of the streams that it starts from or looks at.
    fileprivate func usedNames(in spec: ViewModelSpec) -> Set<String> {
        let companions = companions.compactMap { reference -> FlowSource.Kind? in
            if case .source(let kind) = reference.kind { return kind }
            return nil
        }
        let names = (sources.map(\.kind) + companions).compactMap { kind -> String? in
            switch kind {
            case .named(let name): name
            case .output(let index): spec.outputs[index].isStateful ? nil : spec.outputs[index].name.text
            default: nil
            }
        }
        return Set(names)
    }
}
