/// The flows that may say something while `transform` runs, when nobody can listen to what it returns: those that begin with
/// it, or with a value that is there, and wait for nothing on the way.
struct EarlyFlows {
    /// Their indices.
    private(set) var flows: Set<Int> = []

    private let spec: ViewModelSpec
    /// Whether inputs count that a view may have say something as soon as anyone listens, `.just(())`, and answers that may be there
    /// when a request is sent.
    private let countsPrompt: Bool
    /// What flows that are known to be early write, and the flags of their work.
    private var written: Set<FlowFacts.Place> = []
    /// The streams with a name, and the outputs that are streams, that early flows feed.
    private(set) var fed: Set<FlowFacts.Place> = []

    /// Finds those of `spec`, whose flows have the facts `facts`; also those that are early only where an input speaks at once, or a
    /// request is answered so, if `countsPrompt`; a failure that flows would take from the view counts whenever it comes, if
    /// `countsTaken`: a view may listen later yet.
    init(_ spec: ViewModelSpec, flows facts: [FlowFacts], countsPrompt: Bool = false, countsTaken: Bool = false) {
        self.spec = spec
        self.countsPrompt = countsPrompt
        var listeners: [FlowFacts.Place: [Int]] = [:]
        for (index, flow) in spec.flows.enumerated() {
            for place in Set(flow.sources.compactMap(\.place.written)) { listeners[place, default: []].append(index) }
        }
        // A flow is looked at once more when something that it starts from is found to be early.
        var next = Array(spec.flows.indices.reversed())
        if countsTaken {
            let takers = FailureTakers(spec)
            let areTaken = spec.failures.map(takers.take) ?? false
            for (index, flow) in spec.flows.enumerated() where facts[index].mayFail {
                if flow.failure.map(takers.take) ?? areTaken { _ = noteFailure(of: flow) }
            }
        }
        while let index = next.popLast() {
            guard !flows.contains(index), starts(spec.flows[index]) else { continue }
            flows.insert(index)
            next += note(spec.flows[index], facts[index]).flatMap { listeners[$0] ?? [] }
        }
    }

    /// Whether anything may arrive where `flow` begins, as far as is known.
    private func starts(_ flow: Flow) -> Bool {
        let isSkipped = flow.steps.contains { $0.kind == .skip }
        if !isSkipped, flow.steps.contains(where: { $0.kind == .start }) { return true }
        let early = flow.sources.filter { source in
            switch source.kind {
            case .start: !isSkipped
            case .expression, .helper: true
            // A subject of the view's says what it holds to whoever begins to listen.
            case .input(let index): !isSkipped && spec.inputs[index].kind.map(speaksAtOnce) == true
            case .inputEvent: !isSkipped && countsPrompt && spec.transform.inputStream.map(speaksAtOnce) == true
            case .named, .output, .state: isEarly(source.kind, isSkipped: isSkipped)
            }
        }
        let joins = flow.steps.first?.kind.traits.contains(.joins) == true
        return joins ? early.count == flow.sources.count : !early.isEmpty
    }

    /// Whether an input of `kind` says something to whoever begins to listen.
    private func speaksAtOnce(_ kind: StreamKind) -> Bool {
        countsPrompt ? !kind.traits.contains(.waits) : kind.traits.contains(.holdsValue)
    }

    private func isEarly(_ source: FlowSource.Kind, isSkipped: Bool) -> Bool {
        guard let place = source.place.written else { return false }
        switch source {
        case .state: return !isSkipped || written.contains(place)
        case .output(let index) where spec.outputs[index].isStateful: return !isSkipped || written.contains(place)
        default: return fed.contains(place)
        }
    }

    /// Notes what the early `flow` writes and feeds before it waits for anything; what nobody knew to be early is returned.
    private mutating func note(_ flow: Flow, _ facts: FlowFacts) -> [FlowFacts.Place] {
        var found: [FlowFacts.Place] = []
        if flow.sources.contains(where: \.isFailingDependency) { found += noteFailure(of: flow) }
        for step in flow.steps {
            if case .work(_, let loading) = step.argument {
                for flag in loading {
                    guard case .source(let kind) = flag.kind, let place = kind.place.written else { continue }
                    if written.insert(place).inserted { found.append(place) }
                }
            }
            if step.holdsBack { return found }
            if step.mayFailAtOnce(countsRequests: countsPrompt) { found += noteFailure(of: flow) }
        }
        for place in facts.writes where written.insert(place).inserted { found.append(place) }
        let said = facts.sends + (flow.invocations.contains(where: runsLogic) ? saidByLogic : [])
        for place in said where fed.insert(place).inserted { found.append(place) }
        return found
    }

    /// Notes what becomes of a failure of `flow` at once; what nobody knew to be early is returned.
    private mutating func noteFailure(of flow: Flow) -> [FlowFacts.Place] {
        guard let failure = flow.failure ?? spec.failures, !failure.isIgnored,
            !failure.steps.contains(where: \.holdsBack)
        else { return [] }
        let places = FlowFacts.places(of: failure.sink)
        written.formUnion(places)
        return places.filter { fed.insert($0).inserted }
    }

    /// Whether `invocation` runs logic that may send what the view listens to.
    private func runsLogic(_ invocation: Invocation) -> Bool {
        if case .logic(let index) = invocation.target { return spec.logic[index].stateIndex != nil }
        return false
    }

    /// The outputs into which logic sends beside flows.
    private var saidByLogic: [FlowFacts.Place] {
        spec.outputs.indices.filter { spec.outputs[$0].isSentByLogic }.map { .output($0) }
    }

    /// Whether an event of the output may be said while `transform` runs.
    var sayEvents: Bool { fed.contains(.events) }
}

extension FlowStep {
    /// Whether it is work that may fail when it begins: a stream, or what throws and is not awaited. A request is answered later, but
    /// for one whose URL is bad, or whose answer is there.
    fileprivate func mayFailAtOnce(countsRequests: Bool) -> Bool {
        guard case .work(let invocation, _) = argument, invocation.canFail, !holdsBack else { return false }
        if case .request = invocation.target { return countsRequests }
        return true
    }
}
