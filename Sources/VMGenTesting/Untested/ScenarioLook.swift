import VMGenModel

/// What the statements of one scenario look at.
struct ScenarioLook {
    private let bench: TestBench
    /// The outputs and states that they name.
    private var places: Set<FlowSource.Place> = []
    /// Whether they name events, or all that was said and asked.
    private var looksAtEvents = false
    private var looksAtAll = false
    private var looksElsewhere = false
    /// The work whose calls they speak of.
    private var works: Set<ScenarioWork.Target> = []

    /// What `statements` look at.
    init(_ statements: [ScenarioStatement], _ bench: TestBench) {
        self.bench = bench
        for statement in statements {
            switch statement.kind {
            case .equals(let subject, _, _), .matches(let subject, _, _), .isType(let subject, _, _),
                .silent(let subject), .said(let subject, _), .happened(let subject, _):
                add(subject)
            case .unchanged(let output): places.insert(.output(output))
            case .happenedEvent: looksAtEvents = true
            case .stored(_, _, let port, _): add(port)
            case .nothing: looksAtAll = true
            case .called(let work, _): works.insert(work.target)
            case .set, .answers, .start, .send, .feed, .sendEvent, .call, .pass: break
            }
        }
    }

    private mutating func add(_ subject: ScenarioSubject) {
        switch subject {
        case .output(let index): places.insert(.output(index))
        case .state(let index): places.insert(.state(index))
        case .outputEvent: looksAtEvents = true
        case .parameter, .field, .variable, .stream, .property: looksElsewhere = true
        }
    }

    /// Whether something of what comes of the flow at `index` is among it, be it by way of other flows.
    func covers(_ index: Int) -> Bool {
        if looksAtAll || shows(bench.spec.flows[index]) { return true }
        let next = bench.routes.all.flows(from: Set(bench.spec.flows[index].sink.places))
        return next.contains { shows(bench.spec.flows[$0]) }
    }

    /// Whether they look at what `flow` itself ends in or calls.
    private func shows(_ flow: Flow) -> Bool {
        if !places.isDisjoint(with: flow.sink.places) || !places.isDisjoint(with: flow.flagPlaces) {
            return true
        }
        switch flow.sink.kind {
        case .outputEvent where looksAtEvents: return true
        case .expression, .set: if looksElsewhere { return true }
        default: break
        }
        return flow.invocations.contains { invocation in
            if looksElsewhere, case .foreign = invocation.target { return true }
            return works.contains { target in
                switch (target, invocation.target) {
                case (.request(let one), .request(let other)): one == other
                case (.method(_, let service, let method), .service(_, let own, let called)):
                    service == own && method == called
                case (.closure(let parameter), .foreign):
                    invocation.closureName == bench.spec.parameters[parameter].name.text
                default: false
                }
            }
        }
    }
}

extension Flow {
    /// The fields that show whether its work runs.
    fileprivate var flagPlaces: [FlowSource.Place] {
        steps.flatMap { step -> [FlowSource.Place] in
            guard case .work(_, let flags) = step.argument else { return [] }
            return flags.compactMap { if case .source(let kind) = $0.kind { kind.place } else { nil } }
        }
    }
}
