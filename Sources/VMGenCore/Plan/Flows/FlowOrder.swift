/// The order in which flows are written: that of the spec, but a stream is a constant, and so stands before its uses, and
/// what starts by itself starts when all others listen.
enum FlowOrder {
    /// `flows` in an order in which each stream stands before the flows that use it, and the subscriptions that start by
    /// themselves stand last; otherwise as they were.
    static func sorted(_ flows: [Flow], of spec: ViewModelSpec) -> [Flow] {
        let producers = flows.map { $0.producedName(in: spec) }
        let uses = flows.map { $0.usedNames(in: spec) }
        var remaining = Array(flows.indices)
        var sorted: [Flow] = []
        while !remaining.isEmpty {
            let waiting = Set(remaining.compactMap { producers[$0] })
            let ready = remaining.firstIndex { index in
                let own = producers[index].map { [$0] } ?? []
                return uses[index].subtracting(own).isDisjoint(with: waiting)
            }
            sorted.append(flows[remaining.remove(at: ready ?? 0)])
        }
        let startsLast: (Flow) -> Bool = { $0.startsItself && $0.producedName(in: spec) == nil }
        return sorted.filter { !startsLast($0) } + sorted.filter(startsLast)
    }
}

extension Flow {
    /// The name of the stream that it ends in: one that it names, or an output.
    fileprivate func producedName(in spec: ViewModelSpec) -> String? {
        switch sink.kind {
        case .named(let name, _): name.text
        case .output(let index): spec.outputs[index].isStateful ? nil : spec.outputs[index].name.text
        default: nil
        }
    }

    /// Whether `start` is among its sources.
    fileprivate var startsItself: Bool { sources.contains { $0.kind.isStart } }

    /// The names of the streams that it starts from or looks at.
    fileprivate func usedNames(in spec: ViewModelSpec) -> Set<String> {
        var kinds = sources.map(\.kind)
        for step in steps {
            guard case .streams(let references) = step.argument else { continue }
            kinds += references.compactMap { reference in
                if case .source(let kind) = reference.kind { return kind }
                return nil
            }
        }
        let names = kinds.compactMap { kind -> String? in
            switch kind {
            case .named(let name): name
            case .output(let index): spec.outputs[index].isStateful ? nil : spec.outputs[index].name.text
            default: nil
            }
        }
        return Set(names)
    }
}
