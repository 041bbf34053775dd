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
        if looksAt.contains(where: places.isOfVariable) { asked.insert("self") }
        let calls = flow.invocations
        asked.formUnion(memory.asked(by: flow))
        told = Set(flow.told.map(\.head)).union(memory.told(by: flow.told))
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

/// What the names in Swift of a spec stand for, as far as flows write it.
package struct PlaceNames {
    private var places: [String: FlowFacts.Place] = [:]
    /// What logic that receives the state may read and write.
    package private(set) var shared: Set<FlowFacts.Place> = []
    /// The members of objects that flows set, by the objects' names.
    private var set: [String: Set<String>] = [:]
    /// What is in the braces of the variables that are computed, by name.
    private var computed: [String: Fragment] = [:]
    /// What `init` takes, and what variables hold.
    let dependencies: Set<String>
    private var constants: Set<String> = []
    /// The relays and subjects of variables and of what `init` takes that flows end in, as the flows write them: `box.relay`.
    private var sent: Set<String> = []

    /// Finds the places of `spec`.
    package init(_ spec: ViewModelSpec) {
        dependencies = Set(spec.parameters.map(\.name.text) + spec.variables.map(\.name.text))
        for (index, port) in spec.outputs.enumerated() where port.isStateful {
            places[port.name.text] = .output(index)
            shared.insert(.output(index))
        }
        for (index, port) in spec.states.enumerated() {
            places[port.name.text] = .state(index)
            shared.insert(.state(index))
        }
        for variable in spec.variables where variable.isVariable || !variable.isStatic {
            places[variable.name.text] = .variable(variable.name.text)
            if !variable.isVariable { constants.insert(variable.name.text) }
            if let body = variable.body { computed[variable.name.text] = body.inner }
        }
        for parameter in spec.parameters where parameter.isVariable {
            places[parameter.name.text] = .variable(parameter.name.text)
        }
        for case .expression(let path) in spec.flows.map(\.sink.kind) { sent.insert(path.text) }
        // What flows set of what it leads to changes, too.
        for case .set(let assignments) in spec.flows.map(\.sink.kind) {
            for case .variable(let path) in assignments.map(\.target) {
                let parts = path.split { $0 == "." || $0 == "?" }.map(String.init)
                guard parts.count > 1, places[parts[0]] == nil, parts[0] != "self" else { continue }
                set[parts[0], default: []].insert(parts[1])
            }
        }
    }

    /// Whether `name` is that of something that is asked: the view model itself, what `init` takes, or a variable holds.
    fileprivate func isAsked(_ name: String) -> Bool { name == "self" || dependencies.contains(name) }

    /// Whether `place` is a variable that may change, or something of what one leads to.
    fileprivate func isOfVariable(_ place: FlowFacts.Place) -> Bool {
        if case .variable = place { return mayChange(place) }
        return false
    }

    /// Adds to `looks` what the computed variables among it read.
    func addRead(to looks: inout Set<FlowFacts.Place>) {
        if computed.isEmpty { return }
        var open = Array(looks)
        while let place = open.popLast() {
            guard case .variable(let name) = place, let body = computed[name] else { continue }
            for name in SwiftText.freeNames(in: body) {
                if let read = places[name.text], looks.insert(read).inserted { open.append(read) }
            }
        }
    }

    /// Whether what stands at `place` may be another value the next time.
    func mayChange(_ place: FlowFacts.Place) -> Bool {
        switch place {
        case .output, .state: true
        case .variable(let name): !constants.contains(name)
        case .named, .events: false
        }
    }

    /// The place called `name`.
    package subscript(_ name: String) -> FlowFacts.Place? { places[name] }

    /// The place of a value: that of its name, or of the object that a path leads to first.
    private func place(ofPath path: String) -> FlowFacts.Place? {
        let head = String(path.prefix { $0 != "." && $0 != "?" })
        return places[head] ?? (head == path ? nil : .variable(head))
    }

    /// The place called `name` in `text`, or that of the relay or the object that it leads to, where a flow ends in that, or sets what
    /// follows.
    subscript(name: Fragment, in text: Fragment) -> FlowFacts.Place? {
        if let place = places[name.text] { return place }
        if sent.contains(name.text) { return .variable(name.text) }
        let members = set[name.text]
        guard members != nil || !sent.isEmpty, let member = NameUse(name, in: text).member else { return nil }
        let path = "\(name.text).\(member.text)"
        if sent.contains(path) { return .variable(path) }
        return members?.contains(member.text) == true ? .variable(name.text) : nil
    }

    /// The place that `reference` looks at.
    package subscript(_ reference: StreamReference) -> FlowFacts.Place? {
        switch reference.kind {
        case .source(.output(let index)): shared.contains(.output(index)) ? .output(index) : nil
        case .source(.state(let index)): .state(index)
        case .source(.expression(let path)): sent.contains(path.text) ? .variable(path.text) : nil
        case .source: nil
        case .value(let path): place(ofPath: path)
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
