import VMGenSpec

/// The names that have the value before while a flow hears of a new one: those of what is `Published`, which tells of a value before it
/// has it.
package struct StaleNames {
    private let flows: [Flow]
    private let published: [FlowSource.Place: String]
    private let origins: FlowOrigins
    private let isDoneAtOnce: (Invocation) -> Bool

    /// Those of `spec`.
    package init(_ spec: ViewModelSpec) {
        let isDoneAtOnce = { (invocation: Invocation) in
            invocation.isDoneAtOnce(logic: spec.logic, services: spec.services, runtime: spec.runtime)
        }
        flows = spec.flows
        origins = FlowOrigins(flows: spec.flows, isDoneAtOnce: isDoneAtOnce)
        self.isDoneAtOnce = isDoneAtOnce
        let outputs = spec.outputs.enumerated().map { (FlowSource.Place.output($0.offset), $0.element) }
        let states = spec.states.enumerated().map { (FlowSource.Place.state($0.offset), $0.element) }
        published = (outputs + states).reduce(into: [:]) { names, port in
            if port.1.kind?.name == "Published" { names[port.0] = port.1.name.text }
        }
    }

    /// Whether nothing is `Published`.
    package var isEmpty: Bool { published.isEmpty }

    /// Those that `flow` itself starts from.
    package func started(by flow: Flow) -> Set<String> { Set(flow.sources.compactMap { published[$0.place] }) }

    /// Those that have the value before while what `flow` starts from is told.
    package func all(for flow: Flow) -> Set<String> {
        if isEmpty { return [] }
        let causes = flow.sources.flatMap { origins.causes(of: $0, before: flow) }
        return started(by: flow).union(causes.compactMap { published[$0] })
    }

    /// Those that have it while `flow` calls the `logic` method at `index`: not where that is behind what waits, nor in a task.
    package func all(for flow: Flow, calling index: Int) -> Set<String> {
        let wait = firstWait(in: flow) ?? flow.steps.count
        let step = flow.steps.firstIndex { $0.argument.invocation?.logicIndex == index }
        let isInTask = step.map { flow.steps[$0].argument.invocation?.isAsync == true } ?? false
        return isInTask || (step.map { $0 > wait } ?? (wait < flow.steps.count)) ? [] : all(for: flow)
    }

    /// The place of the first step of `flow` that lets nothing through while what arrives is told; nil where there is none.
    package func firstWait(in flow: Flow) -> Int? {
        flow.steps.firstIndex { step in
            if case .work(let invocation, _) = step.argument { return !isDoneAtOnce(invocation) }
            return step.holdsBack || step.kind.takesTime
        }
    }
}
