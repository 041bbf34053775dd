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

    /// `chains` merged as a stream of `kind`. Where one of them goes on, so does the whole, and none of the others has to be
    /// kept from its end.
    init(merging chains: [Chain], kind: String) {
        let goesOn = chains.contains { !$0.isKeptFromItsEnd }
        self.init(.merge(goesOn ? chains.map(\.ending) : chains, kind: kind))
    }

    /// Whether it would end by itself and is kept from it.
    private var isKeptFromItsEnd: Bool {
        if case .start(ends: false) = head { return true }
        return links.contains { $0.isEndless }
    }

    /// The chain that ends where what it starts from does.
    private var ending: Chain {
        var chain = Chain(head, links.filter { !$0.isEndless })
        if case .start = head { chain.head = .start(ends: true) }
        return chain
    }
}

extension Link {
    /// Whether it keeps a chain from its end.
    fileprivate var isEndless: Bool {
        if case .endless = self { return true }
        return false
    }
}
