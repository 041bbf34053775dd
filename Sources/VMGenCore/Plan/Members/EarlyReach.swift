/// What a spec's flows may send while `transform` still runs, and so before anybody can listen: from `start`, from what
/// replays a value to each subscriber, and from streams of which nobody knows better.
///
/// What waits never comes that early: an `await`, a `debounce`, an input that has nothing to say at first.
struct EarlyReach {
    /// The outputs that may be reached, by index.
    private(set) var outputs: Set<Int> = []
    /// Whether the events of the output may.
    private(set) var events = false
    /// The named streams that may have a value then.
    private var streams: Set<String> = []
    /// Whether hand-written logic may send.
    private var logic = false

    /// Finds what the flows of `spec` may reach.
    init(_ spec: ViewModelSpec) {
        var size = -1
        while size != count {
            size = count
            for flow in spec.flows { follow(flow, in: spec) }
        }
        guard logic else { return }
        for (index, port) in spec.outputs.enumerated() where spec.isLent(port) { outputs.insert(index) }
        events = true
    }

    /// How much is reached so far.
    private var count: Int { outputs.count + streams.count + (events ? 1 : 0) + (logic ? 1 : 0) }

    private mutating func follow(_ flow: Flow, in spec: ViewModelSpec) {
        var isEarly = flow.sources.contains { self.isEarly($0.kind, in: spec) }
        var mayFail =
            flow.sources.contains(where: \.element.canFail) || flow.companions.contains(where: \.element.canFail)
        for step in flow.steps {
            let invocation = step.argument.invocation
            if isEarly, let invocation, spec.sendsState(invocation) { logic = true }
            switch step.kind {
            case .start: isEarly = true
            case .debounce, .delay: isEarly = false
            case .skip where flow.sources.allSatisfy { $0.kind.holdsValue(in: spec) }: isEarly = false
            case _ where invocation?.isAsync == true: isEarly = false
            case _ where step.kind.isWork: mayFail = mayFail || isEarly
            default: break
            }
        }
        if isEarly { reach(flow.sink, in: spec) }
        if mayFail, let failure = flow.failure ?? spec.failures { reach(failure.sink, in: spec) }
    }

    private mutating func reach(_ sink: FlowSink, in spec: ViewModelSpec) {
        switch sink.kind {
        case .output(let index): outputs.insert(index)
        case .outputEvent: events = true
        case .named(let name, _): streams.insert(name.text)
        case .call(let invocation): logic = logic || spec.sendsState(invocation)
        case .state, .expression, .set, .ignore: break
        }
    }

    private func isEarly(_ source: FlowSource.Kind, in spec: ViewModelSpec) -> Bool {
        switch source {
        case .start, .state, .expression: true
        case .input(let index): spec.inputs[index].kind?.traits.contains(.waits) == false
        case .inputEvent: spec.transform.inputStream?.traits.contains(.waits) == false
        case .output(let index): spec.outputs[index].isStateful || outputs.contains(index)
        case .named(let name): streams.contains(name)
        }
    }
}

extension ViewModelSpec {
    /// Whether `invocation` hands the state to logic that runs at once.
    fileprivate func sendsState(_ invocation: Invocation) -> Bool {
        guard case .logic(let index) = invocation.target else { return false }
        return logic[index].stateIndex != nil && !logic[index].isAsync
    }
}

extension FlowSource.Kind {
    /// Whether it is a field that has a value at every time, which comes first.
    fileprivate func holdsValue(in spec: ViewModelSpec) -> Bool {
        switch self {
        case .state: true
        case .output(let index): spec.outputs[index].isStateful
        default: false
        }
    }
}
