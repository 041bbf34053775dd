extension Flow {
    /// Whether work is among its steps.
    package var works: Bool { steps.contains(where: \.kind.isWork) }

    /// Whether one of its steps looks at values before it lets them through, or says something else for some.
    package var mayHoldBack: Bool {
        steps.contains { [.filter, .compactMap, .map, .combine, .zip].contains($0.kind) }
    }

    /// The first `filter` before any work of the flow, which is the one at `index`, that is none of those that have `heldBack`
    /// something; nil where there is none.
    package func openFilter(at index: Int, _ heldBack: Set<FlowStep.Place>) -> FlowStep? {
        steps.indices.prefix { !steps[$0].kind.isWork }.first {
            steps[$0].kind == .filter && !heldBack.contains(.init(flow: index, step: $0))
        }.map { steps[$0] }
    }
}
