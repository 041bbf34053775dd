import VMGenModel
import VMGenSpec

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

    /// `chains`, of which there is one at least, merged as a stream of `kind`: as many at a time as the runtime's operator takes, and
    /// further ones beside those.
    ///
    /// - Parameter limit: how many streams one operator merges.
    init(merged chains: [Chain], kind: String, limit: Int) {
        self = Chain(.merge(Array(chains.prefix(limit)), kind: kind))
        var rest = chains.dropFirst(limit)
        while !rest.isEmpty {
            self = Chain(.merge([self] + rest.prefix(limit - 1), kind: kind))
            rest = rest.dropFirst(limit - 1)
        }
    }

    /// `chains` merged as a stream of `kind`. Where one of them goes on, so does the whole, and none of the others has to be
    /// kept from its end.
    ///
    /// - Parameter element: the type of their values, where the spec says it. It stands behind the kind where the closures of all of them are so many
    ///   that Swift takes long to find it out: it looks at them together.
    init(merging chains: [Chain], kind: String, of element: String?, limit: Int, in dialect: any StreamDialect) {
        let goesOn = chains.contains { !$0.isKeptFromItsEnd }
        let isLong = chains.flatMap(\.links).filter(\.isInferred).count > 5
        let type = kind.isEmpty || !isLong ? nil : element
        let typed = kind + (type.map { "<\($0)>" } ?? "")
        self.init(merged: goesOn ? chains.map { $0.ending(in: dialect) } : chains, kind: typed, limit: limit)
    }

    /// Gives each of the streams that it merges a name by `next`, where their closures are so many that Swift, which finds out the
    /// types of all of them together, would take too long, and the merged stream has no place for its type. Returns what is named.
    mutating func takeApart(_ next: () -> String) -> [(name: String, chain: Chain)] {
        guard case .merge(let chains, kind: "") = head else { return [] }
        let links = chains.flatMap(\.links)
        let heavy = links.compactMap { $0.closure?.weight }.filter { $0 > 2 }
        let weight = links.filter(\.isInferred).count + heavy.reduce(0) { $0 + 2 * $1 }
        guard weight > Self.mergedClosures else { return [] }
        let parts = chains.map { $0.links.isEmpty ? nil : (name: next(), chain: $0) }
        head = .merge(zip(chains, parts).map { chain, part in part.map { Chain($0.name) } ?? chain }, kind: "")
        return parts.compactMap { $0 }
    }

    /// With how many closures in merged streams, and operators in them, Swift is done in about a tenth of a second. With four more it
    /// takes thirty times as long.
    private static let mergedClosures = 8

    /// Whether it would end by itself and is kept from it.
    private var isKeptFromItsEnd: Bool {
        if case .start(ends: false) = head { return true }
        return links.contains { $0.isEndless }
    }

    /// The chain that ends where what it starts from does, unless something waits on its way, which the end would bring early or
    /// lose.
    private func ending(in dialect: any StreamDialect) -> Chain {
        if links.contains(where: \.letsWait) { return self }
        let links = links.filter { !$0.isEndless }
        guard case .start = head else { return Chain(head, links) }
        return Chain(.start(ends: true), dialect.links(behind: .start(ends: true), before: links) + links)
    }
}

extension Link {
    /// Whether Swift has to find out the types of its closure, or of the values that it lets through.
    fileprivate var isInferred: Bool { load > 0 }

    /// Whether a value may wait in it for time to pass.
    fileprivate var letsWait: Bool {
        switch self {
        case .debounce, .throttle, .delay: true
        case .map, .filter, .compactMap, .mapping, .startWith, .withLatest, .distinct, .work, .void, .skip, .take,
            .unretained, .passing, .hop, .endless, .failures, .share, .convert, .verbatim, .subscribe, .send, .run:
            false
        }
    }

    /// Whether it keeps a chain from its end.
    fileprivate var isEndless: Bool {
        if case .endless = self { return true }
        return false
    }
}

extension [Link] {
    /// Whether Swift would take seconds over a closure that makes `expression` behind those of the links, or give up: it tries the
    /// forms of the operators of all of them with each other.
    func takeLong(with expression: Expression) -> Bool {
        expression.weight > 2 && filter(\.isInferred).count > 2
    }

    /// `value`, or its name and the statement that gives it one of `type`, where Swift would take long over a closure behind the
    /// links that makes it.
    func apart(_ value: Expression, type: String, in reach: Reach) -> (statements: [Expression], value: Expression) {
        guard takeLong(with: value) else { return ([], value) }
        let name = SwiftPiece.given(reach.meanings["result"] == nil ? "result" : "newResult")
        return ([value.between([.text("let "), name, .text(": \(type) = ")])], Expression([name]))
    }
}
