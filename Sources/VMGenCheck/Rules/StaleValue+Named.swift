import VMGenModel
import VMGenSpec

extension StaleValue {
    /// The streams with a name in `spec` that take along what a flow below theirs has written by then: they act where they are first
    /// listened to, which is below that flow.
    static func checkNamed(_ spec: ViewModelSpec) -> [Finding] {
        let facts = spec.facts.flows
        let sources = spec.flows.map { Set($0.sources.map(\.place)) }
        let order = ListeningOrder(spec, shown: spec.outputs.indices).flows
        let turns = Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        return spec.flows.indices.flatMap { index -> [Finding] in
            guard case .named(let name, _) = spec.flows[index].sink.kind, let turn = turns[index] else { return [] }
            let listener = order.first { spec.flows[$0].sources.contains { $0.place == .named(name.text) } }
            let later = spec.flows.indices.dropFirst(index + 1).filter { other in
                !spec.flows[other].takesTime && turns[other].map { $0 < turn } == true
                    && !sources[index].isDisjoint(with: sources[other])
            }
            // What is taken along later is looked at later, wherever the flows stand.
            let steps = spec.flows[index].steps.prefix { !$0.takesTime }
            return steps.filter { $0.kind == .with }.flatMap(\.references).compactMap { companion -> Finding? in
                guard let place = companion.place?.written, let listener,
                    let writer = later.first(where: { facts[$0].writes.contains(place) && $0 < listener })
                else { return nil }
                return warning(
                    "`\(name.text)` looks at `\(companion.text.text)` where it is first listened to, and a flow above that has written it "
                        + "by then; move that flow down",
                    at: companion.text.range,
                    notes: [
                        ("this flow writes it", spec.flows[writer].text.range),
                        ("`\(name.text)` is first listened to here", spec.flows[listener].text.range),
                    ]
                )
            }
        }
    }
}

extension Flow {
    /// Whether what arrives gets to its end later.
    fileprivate var takesTime: Bool { steps.contains(where: \.takesTime) }
}

extension FlowStep {
    /// Whether what arrives leaves it later.
    fileprivate var takesTime: Bool { holdsBack || kind.takesTime || kind.isWork }
}
