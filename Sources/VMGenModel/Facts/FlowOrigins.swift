/// What the streams of flows begin with each time they say something.
package struct FlowOrigins {
    /// The flows, all of them.
    private let flows: [Flow]
    /// Whether a call is over when it returns: what throws without `async`.
    private let isDoneAtOnce: (Invocation) -> Bool

    /// Those of `flows`, all of a spec; `isDoneAtOnce` says which calls are over when they return.
    package init(flows: [Flow], isDoneAtOnce: @escaping (Invocation) -> Bool) {
        (self.flows, self.isDoneAtOnce) = (flows, isDoneAtOnce)
    }

    /// Where the values of `source` come from, and where those do: behind `tap -> replace with 1 -> as save` each `tap` is a
    /// `save`. What is filtered, waits or works on its way comes from nowhere else.
    package func places(of source: FlowSource) -> Set<FlowSource.Place> {
        var found: Set<FlowSource.Place> = []
        add(source, before: nil, to: &found) { $0.kind.passesAtOnce }
        return found
    }

    /// What says something each time that `source` does, and maybe more often: behind `tap -> filter { … } -> as save` each
    /// `save` is a `tap`.
    ///
    /// - Parameter flow: the flow that begins with `source`; where it lets no `nil` through, what sets that does not count.
    package func causes(of source: FlowSource, before flow: Flow) -> Set<FlowSource.Place> {
        var found: Set<FlowSource.Place> = []
        add(source, before: flow, to: &found) { step in
            if case .work(let invocation, _) = step.argument { return isDoneAtOnce(invocation) }
            return step.kind.passesAtOnce || step.kind.dropsAtOnce
        }
        return found
    }

    private func add(
        _ source: FlowSource,
        before next: Flow?,
        to found: inout Set<FlowSource.Place>,
        where passes: (FlowStep) -> Bool
    ) {
        guard !source.kind.isStart, found.insert(source.place).inserted else { return }
        for flow in flows where flow.sink.makes(source.place) && flow.steps.allSatisfy(passes) {
            if next?.dropsNil == true, flow.sink.setsNil(source.place) { continue }
            for source in flow.sources { add(source, before: flow, to: &found, where: passes) }
        }
    }
}

extension Flow {
    /// Whether `nil` of what it begins with goes no further.
    fileprivate var dropsNil: Bool {
        guard sources.count == 1, let first = steps.first, first.kind == .compactMap, case .none = first.argument else {
            return false
        }
        return true
    }
}

extension FlowSink {
    /// Whether it sets what is at `place` to `nil`, whatever arrives.
    fileprivate func setsNil(_ place: FlowSource.Place) -> Bool {
        guard case .set(let assignments) = kind else { return false }
        let own = assignments.filter { assignment in
            switch (assignment.target, place) {
            case (.output(let index), .output(let other)), (.state(let index), .state(let other)): index == other
            default: false
            }
        }
        return !own.isEmpty && own.allSatisfy { $0.value.text == "nil" && !$0.isPart }
    }

    /// Whether what ends here is what `place` says.
    fileprivate func makes(_ place: FlowSource.Place) -> Bool {
        switch (kind, place) {
        case (.named(let name, _), .named(let other)): name.text == other
        case (.output(let index), .output(let other)): index == other
        case (.state(let index), .state(let other)): index == other
        case (.set(let assignments), .output(let other)): assignments.contains { $0.target == .output(other) }
        case (.set(let assignments), .state(let other)): assignments.contains { $0.target == .state(other) }
        default: false
        }
    }
}

extension StepKind {
    /// Whether each value that arrives leaves the step at once, as it is or as another.
    fileprivate var passesAtOnce: Bool {
        self != .zip && traits.isDisjoint(with: [.works, .waits, .drops, .isOpaque])
    }

    /// Whether each value that arrives leaves the step at once or not at all.
    fileprivate var dropsAtOnce: Bool {
        traits.contains(.drops) && traits.isDisjoint(with: [.works, .waits, .isOpaque])
    }
}

extension Invocation {
    /// Whether it is over when it returns, of a method of `logic` or `services` that throws, without `async` and without a stream of
    /// `runtime`.
    package func isDoneAtOnce(logic: [SwiftMethod], services: [Service], runtime: Runtime) -> Bool {
        let method: SwiftMethod
        switch target {
        case .logic(let index): method = logic[index]
        case .service(_, let service, let index): method = services[service].methods[index]
        case .request, .foreign: return false
        }
        return !method.takesTime(in: runtime)
    }
}
