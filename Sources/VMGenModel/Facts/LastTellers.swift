import VMGenSpec

/// The last flows of a spec that tell something in the turn of what they start from: who asks for it above them has to hear of that
/// first.
struct LastTellers {
    /// What is told, and of what.
    private struct Key: Hashable {
        let source: FlowSource.Place
        let name: String
    }

    private var last: [Key: Int] = [:]

    /// Finds those of `spec`, whose flows have the facts `flows` and do `turns`.
    init(_ spec: ViewModelSpec, flows: [FlowFacts], turns: FlowTurns) {
        for (index, flow) in spec.flows.enumerated() {
            var told = flows[index].told.union(flows[index].sets)
            if flows[index].changesMemory { told.insert(LogicMemory.own) }
            if told.isEmpty || flow.steps.contains(where: \.holdsBack) { continue }
            for source in turns.all[index].sources {
                for name in told { last[Key(source: source, name: name)] = index }
            }
        }
    }

    /// Whether a flow below `index` tells one of `names` when one of `sources` says something.
    func isTold(_ names: Set<String>, from sources: Set<FlowSource.Place>, behind index: Int) -> Bool {
        !last.isEmpty
            && names.contains { name in sources.contains { (last[Key(source: $0, name: name)] ?? -1) > index } }
    }
}
