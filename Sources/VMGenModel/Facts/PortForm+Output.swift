import VMGenSpec

extension PortForm {
    /// What the output at `index` of `spec`, which `feeds` feed, is made of; `facts` are those of the flows. The flows of `ordered`
    /// have to hear of a value in their turn. What is said while `transform` runs waits for its listener where the output is among
    /// those of `early`, and where order alone holds it, also what an input that speaks at once has it say: where it is among those of
    /// `prompt`.
    package init(
        output index: Int,
        of spec: ViewModelSpec,
        flows facts: [FlowFacts],
        feeds: [Feed],
        ordered: Set<Int>,
        early: Set<FlowFacts.Place>,
        prompt: Set<FlowFacts.Place>,
        homes: HeldHomes
    ) {
        let port = spec.outputs[index]
        guard let kind = port.kind else {
            self = .plain
            return
        }
        if port.isStateful {
            self = .held(homes.value(port))
            return
        }
        let ends = { PortForm.mayEnd(port, fedBy: feeds, in: spec, ordered: ordered, facts: facts) }
        if kind.traits.contains(.takesValues) || port.failure != nil && ends() {
            self = .held(homes.event(port, .event, isLent: true))
            return
        }
        if port.isSentByLogic {
            self = .held(homes.event(port, .early, isLent: true))
            return
        }
        if feeds.isEmpty || feeds.allSatisfy({ PortForm.isFailure($0, of: port, in: spec) }) {
            self = .held(homes.event(port, .early, isLent: true))
            return
        }
        let dependsOnOrder = feeds.contains { feed in
            if case .flow(let flow) = feed { return ordered.contains(flow) }
            return false
        }
        let isStream = {
            !spec.transform.isStored || PortForm.passesInput(feeds, to: port, in: spec)
                || PortForm.showsStates(feeds, to: port, in: spec, homes: homes)
        }
        if dependsOnOrder || !isStream() {
            let isToldOfFailures = feeds.contains { if case .flow = $0 { false } else { true } }
            let waits = isToldOfFailures || (dependsOnOrder ? prompt : early).contains(.output(index))
            self = .held(homes.event(port, waits ? .early : .event, isLent: false))
            return
        }
        self = .lazy(feeds)
    }

    /// Whether `port`, which carries a failure type, has to be sent into: a failure of `feeds` may end it, flows start from it, or
    /// others than its flows say something.
    private static func mayEnd(
        _ port: Port,
        fedBy feeds: [Feed],
        in spec: ViewModelSpec,
        ordered: Set<Int>,
        facts: [FlowFacts]
    ) -> Bool {
        if feeds.isEmpty || port.isSentByLogic || spec.transform.isStored || spec.reads(port) { return true }
        return feeds.contains { feed in
            guard case .flow(let index) = feed else { return isFailure(feed, of: port, in: spec) }
            return ordered.contains(index)
                || facts[index].mayFail && spec.failures == nil && spec.flows[index].failure == nil
        }
    }

    /// Whether `feed` is failures, or, where logic may send them too, what one closure makes of them, of the type that `port`
    /// carries.
    private static func isFailure(_ feed: Feed, of port: Port, in spec: ViewModelSpec) -> Bool {
        let steps: [FlowStep]?
        switch feed {
        case .flow: return false
        case .caught(let index): steps = spec.flows[index].failure?.steps
        case .failures: steps = spec.failures?.steps
        }
        let type = spec.errors?.typeName.text ?? "Error"
        if let steps, steps.count == 1, spec.logic.contains(where: { $0.stateIndex != nil }) {
            return steps[0].isPlainMap
        }
        return steps?.isEmpty == true && [type, "any \(type)"].contains(port.element.text)
    }

    /// Whether `port` is one input as it is. All else that a stored output consists of is held: the output is there before
    /// the closures of its flows may name the view model.
    private static func passesInput(_ feeds: [Feed], to port: Port, in spec: ViewModelSpec) -> Bool {
        guard feeds.count == 1, case .flow(let index) = feeds[0] else { return false }
        let flow = spec.flows[index]
        guard flow.sources.count == 1, case .input(let input) = flow.sources[0].kind, !spec.reads(port) else {
            return false
        }
        return flow.steps.isEmpty && flow.failure == nil && !flow.element.canFail
            && spec.inputs[input].element.text == port.element.text && !spec.declaration.isMainActor
    }
}

extension PortForm {
    /// Whether `port` is made of states and of values of the output alone, which a stored output may name: what holds them is there
    /// before it, and so are the closures on the way, which name nothing of the view model. Whoever listens hears what is so; what says
    /// events says each of them once.
    private static func showsStates(_ feeds: [Feed], to port: Port, in spec: ViewModelSpec, homes: HeldHomes) -> Bool {
        guard feeds.count == 1, case .flow(let index) = feeds[0], port.failure == nil, !spec.reads(port),
            !port.saysEvents, port.kind?.traits.contains(.waits) == false
        else { return false }
        let flow = spec.flows[index]
        let areStates = flow.sources.allSatisfy { source in
            guard let state = source.kind.held(in: spec) else { return false }
            return state.wrapper == nil && state.failure == nil && [.member, .state].contains(homes.value(state).home)
        }
        return areStates && (flow.sources.count == 1 || flow.steps.first?.kind == .combine) && flow.failure == nil
            && flow.companions.isEmpty
            && flow.steps.allSatisfy { $0.onlyShows }
            && flow.texts.allSatisfy { text in
                SwiftText.freeNames(in: text).allSatisfy { $0.text.first?.isUppercase == true }
            }
    }
}

extension FlowStep {
    /// Whether it makes of what holds a value another thing that does: it changes, joins or leaves out values.
    fileprivate var onlyShows: Bool {
        switch argument {
        case .none, .closure, .expression: [.map, .replace, .compactMap, .filter, .distinct, .combine].contains(kind)
        case .invocation, .work, .streams, .amount, .verbatim: false
        }
    }
}

extension ViewModelSpec {
    /// Whether a flow starts from the output `port`, or takes it along.
    fileprivate func reads(_ port: Port) -> Bool {
        flows.contains { flow in
            (flow.sources.map(\.text) + flow.companions.map(\.text)).contains { $0.text == port.name.text }
        }
    }
}
