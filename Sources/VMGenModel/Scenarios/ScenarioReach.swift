/// What statements of a scenario set off in the flows of their spec.
package struct ScenarioReach {
    private let statements: [ScenarioStatement]
    private let spec: ViewModelSpec

    /// What `statements` of a scenario of `spec` set off.
    package init(_ statements: [ScenarioStatement], in spec: ViewModelSpec) {
        self.statements = statements
        self.spec = spec
    }

    /// The flows that they set off, by index in order, along the `routes` of the spec.
    package func flows(by routes: FlowRoutes) -> [Int] {
        var places = told.union([.start])
        for statement in statements {
            switch statement.kind {
            case .send(let input, _): places.insert(.input(input))
            case .sendEvent(let event, _): places.insert(.event(event))
            case .set(.output(let index), _): places.insert(.output(index))
            case .set(.state(let index), _): places.insert(.state(index))
            default: break
            }
        }
        let flows = routes.flows(setOffBy: places)
        let isLogicAsked = statements.contains(where: \.isCallback) || flows.contains { lendsState(spec.flows[$0]) }
        return isLogicAsked ? routes.flows(setOffBy: places.union(lent)) : flows
    }

    /// The streams that are no view's, of services and variables, on which they say something.
    package var told: Set<FlowSource.Place> {
        statements.reduce(into: []) { places, statement in
            switch statement.kind {
            case .feed(let variable, _): places.insert(.expression(spec.variables[variable].name.text))
            case .answers(let work, _): places.formUnion(self.places(work))
            default: break
            }
        }
    }

    /// The streams of `work` that flows may start from.
    private func places(_ work: ScenarioWork) -> [FlowSource.Place] {
        guard let path = work.path(in: spec) else { return [] }
        return spec.flows.flatMap(\.sources).map(\.place).filter { place in
            if case .expression(let swift) = place { swift == path || swift.hasPrefix("\(path)(") } else { false }
        }
    }

    /// The outputs and states that hand-written logic is lent.
    private var lent: [FlowSource.Place] {
        let outputs = spec.outputs.indices.filter { spec.facts.outputs[$0].held?.home == .state }
        return outputs.map { .output($0) } + spec.states.indices.map { .state($0) }
    }

    /// Whether `flow` calls hand-written logic that is lent the state.
    private func lendsState(_ flow: Flow) -> Bool {
        flow.invocations.contains { invocation in
            guard case .logic(let index) = invocation.target else { return false }
            return spec.logic[index].stateIndex != nil
        }
    }
}

extension ScenarioStatement {
    /// Whether it calls a callback, which is lent the state.
    fileprivate var isCallback: Bool {
        if case .call = kind { return true }
        return false
    }
}
