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
    ///
    /// - Parameter element: the type of their values, where the spec says it. It stands behind the kind where the closures of all of them are so many
    ///   that Swift takes long to find it out: it looks at them together.
    init(merging chains: [Chain], kind: String, of element: String?) {
        let goesOn = chains.contains { !$0.isKeptFromItsEnd }
        let isLong = chains.flatMap(\.links).filter(\.isInferred).count > 5
        let type = kind.isEmpty || !isLong ? nil : element
        let typed = kind + (type.map { "<\($0)>" } ?? "")
        self.init(.merge(goesOn ? chains.map(\.ending) : chains, kind: typed))
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
    /// Whether Swift has to find out the types of its closure, or of the values that it lets through.
    fileprivate var isInferred: Bool {
        switch self {
        case .map, .filter, .compactMap, .mapping, .startWith, .withLatest, .distinct, .work: true
        case .void, .skip, .take, .debounce, .throttle, .delay, .unretained, .passing, .hop, .endless, .failures,
            .share,
            .convert, .verbatim, .subscribe, .send, .run:
            false
        }
    }

    /// Whether it keeps a chain from its end.
    fileprivate var isEndless: Bool {
        if case .endless = self { return true }
        return false
    }
}
