import VMGenModel

/// The outputs whose work begins where they are listened to, and the flags that show that it runs.
struct RaisedFlags {
    /// The view model.
    let spec: ViewModelSpec

    /// Whether the output at `index` may begin work at the moment where it is listened to, and an output above it shows that the work
    /// runs.
    func stand(above index: Int) -> Bool {
        var seen: Set<Int> = []
        var rest = (spec.facts.outputs[index].feeds ?? []).compactMap { feed -> Int? in
            if case .flow(let flow) = feed { return flow }
            return nil
        }
        while let flow = rest.popLast() {
            guard seen.insert(flow).inserted else { continue }
            for case .named(let name) in spec.flows[flow].sources.map(\.kind) {
                rest += spec.flows.indices.filter { spec.flows[$0].sink.names(name) }
            }
        }
        let behind = seen.map { spec.flows[$0] }
        return behind.contains { $0.flags.contains { $0 < index } }
            && behind.contains { flow in
                flow.sources.contains { $0.kind.isStart || $0.place.holdsValue(in: spec) }
                    || flow.steps.contains { $0.kind == .start }
            }
    }
}

extension Flow {
    /// The outputs that show that its work runs.
    fileprivate var flags: [Int] {
        steps.flatMap { step -> [Int] in
            guard case .work(_, let loading) = step.argument else { return [] }
            return loading.compactMap { flag in
                if case .source(.output(let index)) = flag.kind { return index }
                return nil
            }
        }
    }
}

extension FlowSink {
    /// Whether it gives a stream the name `name`.
    fileprivate func names(_ name: String) -> Bool {
        if case .named(let own, _) = kind { return own.text == name }
        return false
    }
}
