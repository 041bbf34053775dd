import VMGenSpec

/// What statements of one scenario look at.
package struct ScenarioLook {
    private let spec: ViewModelSpec
    private let routes: FlowRoutes
    /// The outputs and states that they name.
    private var places: Set<FlowSource.Place> = []
    /// The output events that they name, by index.
    private var events: Set<Int> = []
    /// Whether they look at all that was said and asked.
    private var looksAtAll = false
    private var looksElsewhere = false
    /// The work whose calls they speak of.
    private var works: Set<ScenarioWork.Target> = []

    /// What `statements` of a scenario of `spec` look at, of which the `routes` lead to it.
    package init(_ statements: [ScenarioStatement], in spec: ViewModelSpec, by routes: FlowRoutes) {
        self.spec = spec
        self.routes = routes
        for statement in statements {
            switch statement.kind {
            case .equals(let subject, _, _), .matches(let subject, _, _), .isType(let subject, _, _),
                .silent(let subject), .said(let subject, _), .happened(let subject, _):
                add(subject)
            case .unchanged(let output): places.insert(.output(output))
            case .happenedEvent(let event, _): events.insert(event)
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
        case .outputEvent(let index): events.insert(index)
        case .parameter, .field, .variable, .stream, .property: looksElsewhere = true
        }
    }

    /// Whether something of what comes of the flow at `index` is among it, be it by way of other flows.
    package func covers(_ index: Int) -> Bool {
        shows(spec.flows[index]) || follows(routes.flows(from: Set(spec.flows[index].sink.places)), index)
    }

    /// Whether something hangs on what the flow at `index` wrote that others set off: even that nothing comes of these shows it.
    package func restsOn(_ index: Int) -> Bool {
        let places = Set(spec.flows[index].sink.places)
        return follows(Set(routes.flows(from: places)).subtracting(routes.flows(setOffBy: places)).sorted(), index)
    }

    /// Whether they look at what comes of the flows `next`, or of what spells what the flow at `index` sets.
    private func follows(_ next: [Int], _ index: Int) -> Bool {
        let assigned = spec.flows[index].sink.assigned
        return next.contains { shows(spec.flows[$0]) } || spec.flows.contains { shows($0) && $0.spells(assigned) }
    }

    /// Whether they look at what `flow` itself ends in or calls.
    package func shows(_ flow: Flow) -> Bool {
        if looksAtAll || !places.isDisjoint(with: flow.sink.places + flow.steps.flatMap(\.flagPlaces)) { return true }
        switch flow.sink.kind {
        case .outputEvent(let event, _) where events.contains(event): return true
        case .expression, .set: if looksElsewhere { return true }
        default: break
        }
        return flow.invocations.contains { invocation in
            if looksElsewhere, case .foreign = invocation.target { return true }
            return works.contains { $0.isAsked(by: invocation, in: spec) }
        }
    }
}

extension ScenarioWork.Target {
    /// Whether `invocation` of a flow of `spec` asks it.
    package func isAsked(by invocation: Invocation, in spec: ViewModelSpec) -> Bool {
        switch (self, invocation.target) {
        case (.request(let one), .request(let other)): one == other
        case (.method(_, let service, let method), .service(_, let own, let called)):
            service == own && method == called
        case (.closure(let parameter), .foreign): invocation.closureName == spec.parameters[parameter].name.text
        default: false
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
