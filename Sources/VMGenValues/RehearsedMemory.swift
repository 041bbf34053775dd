import VMGenModel

/// What a step remembers.
package struct RehearsedMemory {
    /// What came last, or what waits for its turn.
    package var values: [[KnownValue]] = []
    /// What the work is asked for of what waits for its turn, as it was when that came; nil where nobody can tell.
    package var asked: [[KnownValue]?] = []
    /// How many came.
    package var count = 0
    /// When it lets something through again.
    package var opens = 0.0
    /// What came last from each source of a join.
    private var bySource: [Int: [KnownValue]] = [:]
    /// What of each source of a join waits for the others.
    private var queues: [Int: [[KnownValue]]] = [:]

    /// Remembers `values`, and that something is let through again when it `opens`.
    package init(values: [[KnownValue]] = [], opens: Double = 0) {
        self.values = values
        self.opens = opens
    }

    /// Adds `values` of `source` to what the sources of `flow` said, which `join` joins, and returns what they say together;
    /// nil while one of them has said nothing.
    package mutating func joined(
        _ values: [KnownValue],
        from source: FlowSource.Place,
        of flow: Flow,
        by join: FlowStep
    ) -> [KnownValue]? {
        for (position, other) in flow.sources.enumerated() where other.place == source {
            if join.kind == .zip {
                queues[position, default: []].append(values)
            } else {
                bySource[position] = values
            }
        }
        let all = flow.sources.indices.compactMap { join.kind == .zip ? queues[$0]?.first : bySource[$0] }
        guard all.count == flow.sources.count else { return nil }
        for position in queues.keys { queues[position]?.removeFirst() }
        return all.flatMap { $0 }
    }
}
