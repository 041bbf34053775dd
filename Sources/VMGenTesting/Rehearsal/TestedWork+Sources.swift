import VMGenDoubles
import VMGenModel
import VMGenPlan

extension TestedWork {
    /// The same work as what else starts it does, by the sources of its flow that this one does not go through; those are left
    /// out that nothing is certain to start it through.
    var others: [(place: FlowSource.Place, work: TestedWork)] {
        bench.otherSources(of: flow).compactMap { source in
            let place = source.place
            if isStarted(through: place) { return nil }
            return bench.triggers(of: source).lazy.compactMap { TestedWork(flow: flow, bench, from: [$0]) }
                .first { $0.call.double == call.double && $0.isStarted(through: place) }
                .map { (place, $0) }
        }
    }

    /// Sends once more in `script` what began it, where a `distinct` on the way is certain to hold that back.
    func sendAgain(_ script: inout TestScript) {
        let steps = bench.spec.flows[flow].steps.prefix { !$0.kind.isWork }
        guard let position = steps.firstIndex(where: { $0.kind == .distinct }) else { return }
        var again = script
        let before = script.rehearsal
        again.send([reach.sending(0)])
        again.passTime()
        let after = again.rehearsal
        guard after.halts.heldBack.contains(FlowStep.Place(flow: flow, step: position)),
            after.calls.count == before.calls.count, after.said(since: before).isEmpty,
            after.doubts.mayTrap == before.doubts.mayTrap, after.doubts.unsure == before.doubts.unsure
        else { return }
        if bench.runsInTask(call.target) { again.add(.settle) }
        script = again
    }

    /// Whether it does not begin if its flow hears nothing from `source`.
    func isStarted(through source: FlowSource.Place) -> Bool {
        var deaf = bench.start
        deaf.wiring.deafness = (flow, source)
        return deaf.sending(reach.prefix + [reach.sending(0)]).calls.count(where: isCall)
            < reach.after.calls.count(where: isCall)
    }
}

extension TestBench {
    /// The sources of the flow at `index` of which any starts it, where these are several; without those that say something by themselves.
    func otherSources(of index: Int) -> [FlowSource] {
        let flow = spec.flows[index]
        guard flow.join == nil, flow.sources.count > 1 else { return [] }
        var seen: Set<FlowSource.Place> = []
        return flow.sources.filter { source in
            !source.kind.isStart && !source.place.holdsValue(in: spec) && seen.insert(source.place).inserted
        }
    }

    /// The name of what sends or says something, as a part of a test's name.
    func name(of trigger: TestTrigger) -> String {
        guard case .stream(let swift) = trigger else { return trigger.name(in: spec) }
        return stream(swift).map { $0.double.word.prefix(1).lowercased() + $0.double.word.dropFirst() } ?? ""
    }

    /// The name of what `call` asks.
    func name(of call: RehearsedCall) -> String {
        switch call.target {
        case .request(let index): spec.requests[index].name.text
        case .method(let service, let method): methods[service][method].method.name.text
        case .stream, .property: call.double.word
        }
    }

    /// What may make `source` speak: what a view sends, or a double says, there itself or to the flows that end there.
    func triggers(of source: FlowSource) -> [TestTrigger] {
        if let trigger = trigger(of: source.place) { return [trigger] }
        if let swift = source.kind.dependency { return stream(swift) == nil ? [] : [.stream(swift)] }
        let flows = Set(routes.all.ending(in: source.place))
        return triggers.filter { !flows.isDisjoint(with: routes.flows(from: $0)) }
    }
}
