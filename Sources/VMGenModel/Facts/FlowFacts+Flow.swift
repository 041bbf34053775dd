import VMGenSpec

extension FlowFacts {
    /// Finds the facts of `flow` that do not depend on how things are held.
    init(_ flow: Flow, in spec: ViewModelSpec, places: PlaceNames, memory: LogicMemory) {
        sources = Set(flow.sources.map(\.kind).flatMap { [$0] + $0.given }.compactMap(\.place.written))
        let companions = flow.companions
        looksAt = Set(companions.compactMap { places[$0] })
        // What is awaited begins when all hear of the value.
        let later = Set(flow.invocations.filter(\.isAsync).map(\.text.range.lower))
        for text in flow.texts {
            let names = SwiftText.freeNames(in: text)
            looksAt.formUnion(names.compactMap { places[$0, in: text] })
            if !later.contains(text.range.lower) { asked.formUnion(names.map(\.text).filter(places.isAsked)) }
        }
        places.addRead(to: &looksAt)
        looksAtHeld = looksAt.contains(where: places.mayChange)
        sends = FlowFacts.places(of: flow.sink)
        writes = Set(sends)
        asked.formUnion(companions.compactMap(\.head).filter(places.isAsked))
        asked.formUnion(places.asked(lookingAt: looksAt))
        if looksAt.contains(where: places.isOfVariable) { asked.insert("self") }
        let calls = flow.invocations
        asked.formUnion(memory.asked(by: flow))
        told = Set(flow.told.map(\.head)).union(memory.told(by: flow.told))
        sets = Set(flow.sink.objects).intersection(places.dependencies)
        changesMemory = memory.isChanged(by: flow)
        if calls.contains(where: { $0.takesState(in: spec) }) { looksAt.formUnion(places.shared) }
        if let call = calls.last, call.takesState(in: spec) { writes.formUnion(places.shared) }
        hasEffects =
            flow.sources.contains { $0.kind.isCall } || flow.steps.contains { $0.kind.traits.contains(.hasEffect) }
            || calls.contains { $0.takesState(in: spec) }
        asksDependency = flow.asks(places, in: spec) || !memory.asked(by: flow).isEmpty
        remembers = StepMemory(flow.steps, from: flow.sources, of: spec).isMissed
        mayFail =
            flow.sources.contains(where: \.element.canFail) || companions.contains(where: \.element.canFail)
            || flow.steps.contains { step in
                guard case .work(let invocation, _) = step.argument else { return false }
                return invocation.canThrow || !invocation.isAsync
            }
    }

    /// The places that `sink` names, in order.
    static func places(of sink: FlowSink) -> [Place] {
        switch sink.kind {
        case .output(let index): [.output(index)]
        case .state(let index): [.state(index)]
        case .expression(let path): [.variable(path.text)]
        case .set(let assignments):
            assignments.map { assignment in
                switch assignment.target {
                case .output(let index): .output(index)
                case .state(let index): .state(index)
                case .variable(let name): .variable(String(name.prefix { $0 != "." && $0 != "?" }))
                }
            }
        case .outputEvent: [.events]
        case .named(let name, _): [.named(name.text)]
        case .call, .ignore: []
        }
    }
}

extension FlowSource.Kind {
    /// Whether it is `start`.
    package var isStart: Bool {
        if case .start = self { return true }
        return false
    }

    /// Whether it is a call that returns a stream: `frames.execute()`.
    var isCall: Bool {
        switch self {
        case .expression(let swift): SwiftText.lastBrackets(of: swift) != nil
        case .helper: true
        case .input, .inputEvent, .output, .state, .named, .start: false
        }
    }
}

extension Flow {
    /// What its steps name beside what arrives.
    package var companions: [StreamReference] { steps.flatMap(\.references) }

    /// Whether work that the value of its `start with` begins may be over before it began: what the flow starts from has a value too,
    /// which comes in the same turn.
    package func overtakesStart(in spec: ViewModelSpec) -> Bool {
        guard let position = steps.firstIndex(where: { $0.kind == .start }) else { return false }
        return sources.contains { $0.place.holdsValue(in: spec) }
            && steps.dropFirst(position).contains { $0.kind.traits.contains(.works) }
    }

    /// Whether `start` is among its sources.
    package var startsItself: Bool { sources.contains { $0.kind.isStart } }

    /// Its calls that are made for what they do.
    fileprivate var told: [Invocation] {
        var told = steps.filter { $0.kind == .do }.compactMap(\.argument.invocation)
        if case .call(let invocation) = sink.kind { told.append(invocation) }
        return told
    }

    /// The Swift of its steps and its sink that may name members.
    package var texts: [Fragment] { steps.flatMap(\.argument.texts) + sink.texts }

    /// The calls of its steps and sink, in order.
    package var invocations: [Invocation] {
        var all = steps.compactMap(\.argument.invocation)
        if case .call(let invocation) = sink.kind { all.append(invocation) }
        return all
    }
}

extension FlowStep.Argument {
    /// The Swift in it that may name members.
    package var texts: [Fragment] {
        switch self {
        case .invocation(let invocation), .work(let invocation, _): [invocation.text]
        case .expression(let text): [text]
        case .verbatim(let block): block.lines
        case .none, .closure, .streams, .amount: []
        }
    }

    /// The call it makes, if it makes one.
    package var invocation: Invocation? {
        switch self {
        case .invocation(let invocation), .work(let invocation, _): invocation
        case .none, .closure, .expression, .streams, .amount, .verbatim: nil
        }
    }
}

extension FlowSink {
    /// The Swift in it that may name members.
    package var texts: [Fragment] {
        switch kind {
        case .set(let assignments): assignments.flatMap { $0.isPart ? [$0.name, $0.value] : [$0.value] }
        case .call(let invocation): [invocation.text]
        case .outputEvent(_, let arguments): [arguments].compactMap { $0 }
        case .output, .state, .expression, .named, .ignore: []
        }
    }

    /// The objects of which it sets a property: `cart` for `cart.total`.
    fileprivate var objects: [String] {
        guard case .set(let assignments) = kind else { return [] }
        return assignments.compactMap { assignment in
            guard case .variable(let path) = assignment.target, path.contains(".") else { return nil }
            return String(path.prefix { $0 != "." && $0 != "?" })
        }
    }

    /// The output that it is, by index.
    package var outputIndex: Int? {
        if case .output(let index) = kind { return index }
        return nil
    }

    /// The output event that it is, by index.
    package var eventIndex: Int? {
        if case .outputEvent(let index, _) = kind { return index }
        return nil
    }
}

extension FailureFlow {
    /// Whether somebody notices that it runs twice.
    package var hasEffects: Bool { steps.contains { $0.kind.traits.contains(.hasEffect) } }

    /// Whether one who begins to listen to what it makes of failures of `spec` later lacks what its steps keep of those before.
    package func remembers(in spec: ViewModelSpec) -> Bool { StepMemory(steps, of: spec).isMissed }

    /// Whether it drops the failure, and does nothing on the way.
    package var isIgnored: Bool {
        if case .ignore = sink.kind { return !steps.contains { $0.kind == .do || $0.kind.isWork || $0.kind == .swift } }
        return false
    }
}

extension Invocation {
    /// Whether it hands the state to logic.
    package func takesState(in spec: ViewModelSpec) -> Bool {
        guard case .logic(let index) = target else { return false }
        return spec.logic[index].stateIndex != nil
    }

    /// The `logic` method that it calls, by index; nil where it calls something else.
    package var logicIndex: Int? {
        if case .logic(let index) = target { return index }
        return nil
    }
}
