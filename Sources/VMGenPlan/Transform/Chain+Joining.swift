import VMGenModel

extension Chain {
    /// `chains`, of which there is one at least, joined by `step` as one tuple: as many at a time as the runtime's operator
    /// takes, and each further one beside the tuple of those before.
    ///
    ///     a.combineLatest(b, c, d).combineLatest(e).map { ($0.0, $0.1, $0.2, $0.3, $1) }
    ///
    /// - Parameters:
    ///   - kind: the kind of stream that they are joined as.
    ///   - limit: how many streams one operator joins.
    init(joining chains: [Chain], by step: StepKind, kind: String, limit: Int) {
        self = chains[0]
        if chains.count == 1 { return }
        self = Chain(.join(step, Array(chains.prefix(limit)), kind: kind))
        for (index, chain) in chains.enumerated().dropFirst(limit) {
            let values = (0..<index).map { "$0.\($0)" } + ["$1"]
            let flat = Closure("(\(values.joined(separator: ", ")))")
            self = Chain(.join(step, [self, chain], kind: kind), [.map(flat)])
        }
    }
}
