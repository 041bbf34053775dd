/// What ends the work of the flows of a spec, and lowers the flags of that in its turn: `latest api.rows() while busy until stop`.
struct WorkEnds {
    /// By a flag, and what ends work that it shows: the last flow, by index, whose work that is.
    private var last: [FlowFacts.Place: [FlowSource.Place: Int]] = [:]

    /// Finds those of `spec`, whose flows act in `turns`. What ends work by a stream with a name is what that is made of as well.
    init(_ spec: ViewModelSpec, turns: FlowTurns) {
        let ended = spec.flows.indices.filter { index in spec.flows[index].steps.contains { !$0.until.isEmpty } }
        if ended.isEmpty { return }
        var origins: [String: Set<FlowSource.Place>] = [:]
        for (flow, turn) in zip(spec.flows, turns.all) {
            if case .named(let name, _) = flow.sink.kind { origins[name.text, default: []].formUnion(turn.sources) }
        }
        for index in ended {
            for step in spec.flows[index].steps where !step.until.isEmpty {
                for place in step.until.map(\.place) {
                    let made = if case .named(let name) = place { origins[name] ?? [] } else { Set<FlowSource.Place>() }
                    for flag in step.flagPlaces.compactMap(\.written) {
                        for source in made.union([place]) { last[flag, default: [:]][source] = index }
                    }
                }
            }
        }
    }

    /// Whether what comes from one of `sources` lowers the flag at `place`, of work of a flow below the one at `index`.
    func lower(_ place: FlowFacts.Place, from sources: Set<FlowSource.Place>, below index: Int) -> Bool {
        guard let ends = last[place] else { return false }
        return sources.contains { source in ends[source].map { $0 > index } ?? false }
    }
}
