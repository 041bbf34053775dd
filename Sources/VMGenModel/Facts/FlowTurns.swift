/// What each flow of a spec acts on and looks at in one turn, with what makes the streams with names that it starts from.
package struct FlowTurns {
    /// What a flow does when it is told of a value.
    package struct Turn {
        /// What it starts from, or what the streams with names are made of that it starts from, where that is known.
        package var sources: Set<FlowSource.Place> = []
        /// What it looks at, and what these look at on the way to it.
        package var looksAt: Set<FlowFacts.Place> = []

        /// It does what `other` does, too.
        mutating func formUnion(_ other: Turn) {
            sources.formUnion(other.sources)
            looksAt.formUnion(other.looksAt)
        }
    }

    /// Those of the flows, by index.
    package private(set) var all: [Turn] = []

    /// Goes through the flows of `spec`, which have the facts `flows`. A stream with a name stands above those that start from it.
    package init(_ spec: ViewModelSpec, flows: [FlowFacts]) {
        var named: [String: Turn] = [:]
        all.reserveCapacity(spec.flows.count)
        for (index, flow) in spec.flows.enumerated() {
            var turn = Turn(looksAt: flows[index].looksAt)
            for source in flow.sources {
                if case .named(let name) = source.kind, let above = named[name] {
                    turn.formUnion(above)
                } else {
                    turn.sources.insert(source.place)
                }
            }
            all.append(turn)
            // What comes behind work that is awaited is no turn of what started that; what only waits has others beside it.
            let isAwaited = flow.steps.contains { $0.holdsBack && $0.kind.isWork }
            guard case .named(let name, _) = flow.sink.kind, !isAwaited else { continue }
            named[name.text, default: Turn()].formUnion(turn)
        }
    }
}

extension Flow {
    /// The flags that it sets when it is told of a value, where `transform` subscribes to it, whatever else becomes of its output.
    func flagsOfStatement(in spec: ViewModelSpec) -> [FlowFacts.Place] {
        switch sink.kind {
        case .output(let index) where !spec.outputs[index].isStateful: return []
        case .outputEvent, .named: return []
        case .output, .state, .set, .call, .expression, .ignore: break
        }
        return steps.prefix { $0.kind.isWork || !$0.holdsBack }.flatMap { step -> [FlowFacts.Place] in
            guard case .work(_, let loading) = step.argument else { return [] }
            return loading.compactMap(\.place?.written)
        }
    }
}
