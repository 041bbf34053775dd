extension SpecWriter {
    /// A flow's sources, of which none has a rank of `rank` or more.
    mutating func begin(below rank: Int) -> Chain {
        let open = streams.filter { $0.rank < rank }
        guard !open.isEmpty else { return beginAtDependency() }
        if dice.chance(6) { return beginAtDependency() }
        if dice.chance(4) {
            note("source start")
            return Chain(sources: ["start"])
        }
        let first = somePreferred(open)
        let whole = open.filter { !$0.isPayload }
        if whole.count > 1, !first.isPayload, dice.chance(20) { return joined(first, open: whole) }
        if open.count > 1, dice.chance(15) {
            let same = open.filter { $0.element == first.element && $0.name != first.name && first.labels.isEmpty }
            if let second = same.first {
                note("merge")
                return Chain(
                    sources: [first.name, second.name],
                    arriving: .single(first.element),
                    rank: max(first.rank, second.rank)
                )
            }
        }
        unused.removeAll { $0 == first.name }
        return Chain(first)
    }

    private mutating func somePreferred(_ open: [Stream]) -> Stream {
        let fresh = open.filter { unused.contains($0.name) }
        return dice.pick(!fresh.isEmpty && dice.chance(80) ? fresh : open)
    }

    private mutating func joined(_ first: Stream, open: [Stream]) -> Chain {
        var sources = [first]
        for _ in 0..<dice.pick(weighed: [(75, 1), (20, 2), (5, 4)]) {
            let others = open.filter { stream in !sources.contains { $0.name == stream.name } }
            if !others.isEmpty { sources.append(somePreferred(others)) }
        }
        for source in sources { unused.removeAll { $0 == source.name } }
        let step = dice.chance(85) ? "combine" : "zip"
        note("step \(step)")
        var chain = Chain(sources: sources.map(\.name), rank: sources.map(\.rank).max() ?? 0)
        let elements = sources.map(\.element).filter { $0 != .void }
        chain.arriving =
            elements.count == 1 ? .single(elements[0]) : elements.isEmpty ? .single(.void) : .several(elements)
        if dice.chance(50) {
            let target = element(closures: false)
            let wanted = target == .void ? Element.bool : target
            chain.steps.append("\(step) \(closure(wanted, from: chain, known: false))")
            chain.arriving = .single(wanted)
            note("step \(step) {}")
        } else {
            chain.steps.append(step)
        }
        return chain
    }

    /// Starts at a stream that a dependency has.
    private mutating func beginAtDependency() -> Chain {
        let index = someService()
        var type = element(closures: false)
        if type == .void { type = .int }
        let name = "changes\(services[index].properties.count + services[index].methods.count)"
        let path = Names.quoted(services[index].name) + "."
        if services[index].isWeak || dice.chance(30) {
            guard !services[index].isWeak else { return Chain(sources: ["start"]) }
            note("source call")
            let kind =
                isShared
                ? isRx ? "Infallible" : "AnyPublisher"
                : kind(
                    ["Observable", "Observable", "Single", "Maybe", "Driver", "Signal"],
                    ["AnyPublisher", "Future"]
                )
            note("source call \(kind)")
            services[index].methods.append(
                MethodDraft(
                    name: name,
                    parameters: [],
                    answer: .stream(kind: kind, type, failure: isRx ? nil : "Never")
                )
            )
            return Chain(sources: ["\(path)\(name)()"], arriving: .single(type))
        }
        note("source dependency")
        let kind = kind(
            ["Observable", "BehaviorRelay", "PublishRelay", "PublishSubject", "Driver", "Signal", "Single"],
            ["AnyPublisher", "CurrentValueSubject", "PassthroughSubject"]
        )
        note("source \(kind)")
        services[index].properties.append((name, stream(kind, of: type), false, made(kind, of: type)))
        draft.arguments["\(services[index].name).\(name)"] = type
        return Chain(sources: [path + name], arriving: .single(type))
    }
}

extension SpecWriter.Chain {
    /// A flow that starts from `stream`; the payload of an event comes in parts.
    init(_ stream: SpecWriter.Stream) {
        self.init(sources: [stream.name], arriving: .single(stream.element), rank: stream.rank, labels: stream.labels)
        if stream.isCase, case .tuple(let parts) = stream.element { arriving = .several(parts.map(\.element)) }
    }
}
