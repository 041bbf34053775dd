import VMGenTemplating

/// Turns the flows of one spec into chains of segments.
struct FlowPlanner {
    /// The spec.
    let spec: ViewModelSpec
    /// How its members are reached.
    let scope: MemberScope
    /// What each output is made of, in order.
    let feeds: [OutputFeed]
    /// The names of the streams of its flows.
    let constants: FlowConstants

    /// Plans the flows of `spec`.
    init(spec: ViewModelSpec, scope: MemberScope) {
        self.spec = spec
        self.scope = scope
        feeds = spec.outputFeeds
        constants = FlowConstants(spec, feeds: feeds)
    }

    /// Whether closures capture a copy of the view model instead of a weak reference.
    var isValueType: Bool { spec.declaration.isValueType }

    /// The chains of all flows: what becomes of failures first, since work may fail at once; then the others in the order
    /// of the spec, but none before a stream that it uses; those that gather what several flows feed stand before what
    /// starts by itself.
    func plans() -> [FlowPlan] {
        var plans: [FlowPlan] = []
        if let failures = spec.failures, reportsToStream, case .stream(let relay, _) = route(failures) {
            plans += plan(failures, from: relay)
        }
        let flows = FlowOrder.sorted(spec.flows, of: spec).filter { passedThrough($0) == nil }
        let start = flows.firstIndex(where: \.startsItself) ?? flows.endIndex
        for (index, flow) in flows.enumerated() {
            if index == start { plans += connections(of: flows[..<start]) }
            if let failure = flow.failure {
                let name = constants.failures(of: flow)
                var caught = plan(failure, from: name)
                if !caught.isEmpty {
                    caught[0].failures = name
                    caught[0].failureType = spec.failureType
                }
                plans += caught
            }
            plans.append(plan(flow, onMain: Set(plans.filter(\.endsOnMain).compactMap(\.constant))))
        }
        plans += connections(of: flows[start...])
        if start == flows.endIndex { plans += connections(of: flows[..<start]) }
        return plans + gatherings(of: plans)
    }

    /// What starts the work of the named streams that the bag keeps, once all that use them listen: those that build on
    /// others first.
    private func connections(of flows: ArraySlice<Flow>) -> [FlowPlan] {
        flows.reversed().filter(isOwned).compactMap(constants.values).map { name in
            let stream = streamValue("\(name).connect()", kind: nil)
            return FlowPlan(
                opening: Segment("source/single", ["streams": .list([stream])]),
                segments: [],
                closing: []
            )
        }
    }

    /// Whether failures go to the relay that a chain of their own starts from.
    var reportsToStream: Bool {
        spec.flows.contains { flow in
            if case .stream = route(of: flow) { return mayFail(flow) }
            return false
        }
    }

    /// The stream that `flow` hands to its output as it is, and so needs no constant: `input.cancel`.
    func passedThrough(_ flow: Flow) -> FlowSource.Kind? {
        guard let index = flow.sink.outputIndex, case .flows(let feeding) = feeds[index], feeding.count == 1,
            flow.sources.count == 1, case .input = flow.sources[0].kind, flow.steps.isEmpty, hop(before: flow).isEmpty,
            emptied(flow.element, for: spec.outputs[index]).isEmpty, fit(flow) == nil
        else { return nil }
        return flow.sources[0].kind
    }

    /// The input that becomes the output at `index` as it is, by its flow.
    func passedThrough(outputAt index: Int) -> FlowSource.Kind? {
        spec.flows.first { $0.sink.outputIndex == index }.flatMap(passedThrough)
    }

    /// The chain of one flow; the streams called as in `onMain` deliver on the main thread.
    private func plan(_ flow: Flow, onMain: Set<String>) -> FlowPlan {
        if let statements = startStatements(flow) {
            return FlowPlan(opening: Segment("source/single"), segments: [], closing: [], statements: statements)
        }
        let hop = hop(before: flow)
        let start = startingWork(of: flow)
        let chain = start == nil ? flow.chain : flow.chain.dropFirst()
        var plan = FlowPlan(
            opening: start ?? opening(of: flow),
            segments: hop + joining(flow) + starting(flow) + segments(for: chain, in: flow)
                + fitting(flow),
            closing: closing(flow.sink, element: flow.element, of: flow),
            constant: constants.values(of: flow)
        )
        plan.isConnectable = isOwned(flow)
        plan.isEvent = flow.sink.eventIndex != nil
        plan.type = fittedType(flow) ?? spelledType(flow.sink, after: flow.steps.last)
        plan.features = features(of: flow)
        plan.isOutput = isWhole(flow.sink)
        plan.endsOnMain =
            !hop.isEmpty || flow.steps.contains { $0.kind.isWork || $0.kind.takesTime }
            || flow.sources.allSatisfy { isOnMain($0, in: flow, onMain: onMain) }
        return plan
    }

    /// The segments of all steps of `chain`, in order.
    private func segments(for chain: ArraySlice<FlowStep>, in flow: Flow) -> [Segment] {
        var segments: [Segment] = []
        var rest = chain
        while let step = rest.popFirst() {
            if let next = rest.first, let joined = joinedSegment(step, and: next) {
                segments.append(joined)
                rest = rest.dropFirst()
            } else {
                segments += self.segments(for: step, in: flow)
            }
        }
        return segments
    }

    /// The chain of a failure that is more than handed on, from the relay that takes it.
    private func plan(_ failure: FailureFlow, from relay: String) -> [FlowPlan] {
        switch route(failure, local: relay) {
        case .stream, .local: break
        case .ignored, .relay, .ending: return []
        }
        let opening = Segment("source/single", ["streams": .list([streamValue(relay, kind: spec.runtime.relayKind)])])
        return [
            FlowPlan(
                opening: opening,
                segments: failure.steps.flatMap { segments(for: $0) },
                closing: closing(failure.sink, element: failure.steps.last?.after ?? .error)
            )
        ]
    }

    /// The streams of the outputs that several flows feed: their merge.
    private func gatherings(of plans: [FlowPlan]) -> [FlowPlan] {
        let onMain = Set(plans.filter(\.endsOnMain).compactMap(\.constant))
        return spec.outputs.indices.compactMap { index in
            let parts = constants.merged(into: index)
            guard !parts.isEmpty else { return nil }
            let name = spec.outputs[index].name.text
            let streams = parts.map { streamValue($0, kind: nil) }
            return FlowPlan(
                opening: Segment(
                    "source/merge",
                    ["streams": .list(streams), "isLong": .bool(Self.isLong(streams, constant: name))]
                ),
                segments: [],
                closing: [],
                constant: SwiftText.escaped(name),
                isOutput: true,
                endsOnMain: onMain.isSuperset(of: parts)
            )
        }
    }

    /// Whether the stream that ends in `sink` is all that an output is made of.
    private func isWhole(_ sink: FlowSink) -> Bool {
        guard let index = sink.outputIndex, case .flows(let feeding) = feeds[index] else { return false }
        return feeding.count == 1
    }

    /// Whether the values of `source` arrive on the main thread.
    private func isOnMain(_ source: FlowSource, in flow: Flow, onMain: Set<String>) -> Bool {
        if failureRoute(of: source, in: flow) != nil { return true }
        switch source.kind {
        case .named(let name): return onMain.contains(SwiftText.escaped(name))
        case .output(let index): return onMain.contains(SwiftText.escaped(spec.outputs[index].name.text))
        case .input, .inputEvent, .state, .expression, .start: return false
        }
    }

    /// The type of a stream's values where its last step makes them of something that Swift gives another type: a literal, a
    /// tuple, a case without its enum.
    private func spelledType(_ sink: FlowSink, after step: FlowStep?) -> String? {
        if case .named(_, let type?) = sink.kind { return type.text }
        guard let index = sink.outputIndex, case .flows = feeds[index], let step else { return nil }
        let made: Fragment
        switch step.argument {
        case .closure(let body) where step.kind == .map: made = body
        case .expression(let value) where step.kind == .replace: made = value
        default: return nil
        }
        let isOpen = made.text.first.map { ".([".contains($0) || $0.isNumber } ?? false
        let element = spec.outputs[index].element.text
        return isOpen || made.text == "nil" || element.hasSuffix("?") ? element : nil
    }
}

extension FlowElement {
    /// What a failure carries.
    static let error = FlowElement(components: [Component(name: "error", type: "Error")])
}
