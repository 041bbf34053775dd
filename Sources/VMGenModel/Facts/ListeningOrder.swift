/// The order in which the flows of a spec begin to listen: those that `transform` subscribes to, each behind the lazy ones whose
/// values it takes along, to which it listens first, and beside those that it starts from, as its sources stand; then what is done
/// once, at the end of `transform`; then the other lazy ones, to which the view listens.
package struct ListeningOrder {
    /// The flows, by index.
    package private(set) var flows: [Int] = []

    /// A flow that is to be looked at, or one that listens now.
    private struct Turn {
        var flow: Int
        var listens = false
    }

    /// Finds the order of the flows of `spec`, to whose outputs the view listens in the order of `shown`, by index. Chains may be as
    /// long as a spec: nothing here calls itself.
    package init(_ spec: ViewModelSpec, shown: some Sequence<Int>) {
        let facts = spec.facts.flows
        let lazy = spec.flows.indices.filter { !facts[$0].isSubscribed && !facts[$0].isStatement }
        var feeders: [FlowFacts.Place: [Int]] = [:]
        for index in lazy {
            for place in facts[index].sends { feeders[place, default: []].append(index) }
        }
        var seen: Set<Int> = []
        // A stream that only has a name is listened to by whoever listens to what is made of it.
        let isShown = { (index: Int) in
            facts[index].sends.contains { place in
                if case .output = place { true } else { false }
            }
        }
        let isAtEnd = { (index: Int) in facts[index].isStatement || facts[index].followsStatement }
        let last = spec.flows.indices.filter(isAtEnd)
        let wired = spec.flows.indices.filter { facts[$0].isSubscribed && !isAtEnd($0) }
        let listen = { (roots: [Int]) -> [Int] in
            var listening: [Int] = []
            var open = roots.reversed().map { Turn(flow: $0) }
            while let turn = open.popLast() {
                if turn.listens {
                    listening.append(turn.flow)
                } else if seen.insert(turn.flow).inserted {
                    open += Self.turns(before: turn.flow, spec.flows[turn.flow], feeders).reversed()
                }
            }
            return listening
        }
        flows = listen(wired) + last
        let byOutput = shown.flatMap { feeders[.output($0)] ?? [] }
        flows += listen(byOutput + lazy.filter(isShown) + lazy.filter { !isShown($0) })
    }

    /// What comes before the flow at `index` listens, and its own turn among them; `feeders` are the lazy flows that feed a place.
    private static func turns(before index: Int, _ flow: Flow, _ feeders: [FlowFacts.Place: [Int]]) -> [Turn] {
        let companions = flow.companions.compactMap { companion -> FlowFacts.Place? in
            if case .source(let kind) = companion.kind { kind.place.written } else { nil }
        }
        var turns = companions.flatMap { feeders[$0] ?? [] }.map { Turn(flow: $0) }
        // It listens to its first source, then to the others: what is made of the first one speaks behind it.
        for (place, source) in flow.sources.enumerated() {
            let found = source.place.written.flatMap { feeders[$0] } ?? []
            turns += found.map { Turn(flow: $0) }
            if place == 0 { turns.append(Turn(flow: index, listens: true)) }
        }
        return flow.sources.isEmpty ? turns + [Turn(flow: index, listens: true)] : turns
    }
}
