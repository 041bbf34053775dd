import VMGenModel
import VMGenSpec

extension StaleValue {
    /// The flows of `spec` that begin at `start` and look at what another one above them sets, which is done at the end of `transform`
    /// and so behind them: what has a name, other sources too, or looks at what is set below as well keeps its place.
    static func checkStart(_ spec: ViewModelSpec) -> [Finding] {
        let facts = spec.facts.flows
        return spec.flows.indices.compactMap { index -> Finding? in
            let flow = spec.flows[index]
            let own = facts[index]
            let isNamed = if case .named = flow.sink.kind { true } else { false }
            guard flow.sources.contains(where: \.kind.isStart), own.isSubscribed || isNamed, !own.followsStatement,
                let writer = facts[..<index].firstIndex(where: {
                    $0.isStatement && !$0.writes.isDisjoint(with: own.looksAt)
                })
            else { return nil }
            return warning(
                "this looks at a value before `start` has set it, which it does at the end of `transform`; give it that value where it is "
                    + "declared, or let a flow of `start` alone, without a name and with nothing that is set below, look at it",
                at: flow.text.range,
                notes: [("it is set here", spec.flows[writer].text.range)]
            )
        }
    }
}
