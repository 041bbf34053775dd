extension Chain {
    /// The same, in which closures say their types where Swift would take long to find them out, or take a literal for one of
    /// anything.
    func speltOut() -> Chain {
        let isHeavy = load + conversionWeight > (mostWeight > 2 ? Self.quick - 1 : Self.quick)
        return spellingOut { closure, isOpen in
            isHeavy && closure.weight > 0 || isOpen && closure.makesLiteral
        }
    }

    /// With how much to find out in one expression Swift is done in about a tenth of a second. With a little more it takes ten times as
    /// long, or gives up; with less where one closure computes much.
    private static let quick = 7

    /// How much Swift has to find out: types of closures, and which form is meant of operators that have several.
    var load: Int { head.load + links.reduce(0) { $0 + $1.load } }

    /// How much the initialisers of numbers weigh behind work, `flatMap { … }.compactMap { Int($0) }`.
    private var conversionWeight: Int {
        let work = links.firstIndex { if case .work = $0 { true } else { false } } ?? links.endIndex
        return links[work...].reduce(0) { $0 + ($1.closure?.conversionWeight ?? 0) }
    }

    /// How much the heaviest of its closures weighs.
    fileprivate var mostWeight: Int { max(head.mostWeight, links.map { $0.closure?.weight ?? 0 }.max() ?? 0) }

    /// The same with closures spelt out that are `meant`, of which it is told, too, whether what comes before is open.
    fileprivate func spellingOut(_ meant: (Closure, Bool) -> Bool) -> Chain {
        var isOpen = false
        var chain = Chain(head.spellingOut(meant))
        chain.links.reserveCapacity(links.count)
        for link in links {
            chain.links.append(link.spellingOut { meant($0, isOpen) })
            isOpen = link.isOpen(behind: isOpen)
        }
        return chain
    }
}

extension Chain.Head {
    fileprivate var mostWeight: Int {
        switch self {
        case .expression, .start, .work: 0
        case .events(let chain, _, _, _): chain.mostWeight
        case .merge(let chains, _), .join(_, let chains, _): chains.map(\.mostWeight).max() ?? 0
        }
    }

    fileprivate var load: Int {
        switch self {
        case .expression, .start: 0
        case .work: 1
        case .events(let chain, _, _, _): chain.load + 1
        // Merged streams that are too many have names of their own, or the type of what they carry.
        case .merge: 1
        case .join(_, let chains, _): chains.reduce(1) { $0 + $1.load }
        }
    }

    fileprivate func spellingOut(_ meant: (Closure, Bool) -> Bool) -> Chain.Head {
        switch self {
        case .expression, .start, .work: self
        case .events(let chain, let type, let cases, let isComplete):
            .events(chain.spellingOut(meant), type: type, cases: cases, isComplete: isComplete)
        case .merge(let chains, let kind): .merge(chains.map { $0.spellingOut(meant) }, kind: kind)
        case .join(let step, let chains, let kind): .join(step, chains.map { $0.spellingOut(meant) }, kind: kind)
        }
    }
}
