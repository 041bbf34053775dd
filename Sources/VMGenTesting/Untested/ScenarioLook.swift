import VMGenModel
import VMGenSpec

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
        let sink = bench.spec.flows[index].sink
        let next = bench.routes.all.flows(from: Set(sink.places)).map { bench.spec.flows[$0] }
        return next.contains(where: shows) || bench.spec.flows.contains { shows($0) && $0.spells(sink.assigned) }
    }

    /// Whether they look at what `flow` itself ends in or calls.
    private func shows(_ flow: Flow) -> Bool {
        if !places.isDisjoint(with: flow.sink.places) || !places.isDisjoint(with: flow.steps.flatMap(\.flagPlaces)) {
            return true
        }
        switch flow.sink.kind {
        case .outputEvent where looksAtEvents: return true
        case .expression, .set: if looksElsewhere { return true }
        default: break
        }
        return flow.invocations.contains { invocation in
            if looksElsewhere, case .foreign = invocation.target { return true }
            return works.contains { $0.isAsked(by: invocation, in: bench.spec) }
        }
    }
}

extension FlowSink {
    /// The names of what it sets.
    fileprivate var assigned: Set<String> {
        if case .set(let assignments) = kind { Set(assignments.map(\.name.text)) } else { [] }
    }
}

extension Flow {
    /// Whether Swift in it names one of `names`.
    fileprivate func spells(_ names: Set<String>) -> Bool {
        !names.isEmpty && texts.contains { SwiftText.freeNames(in: $0).contains { names.contains($0.text) } }
    }
}
