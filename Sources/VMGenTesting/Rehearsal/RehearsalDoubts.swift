import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// What nobody knows any more of a view model that is rehearsed, since hand-written Swift may have had a hand in it.
///
/// What a member holds is known elsewhere: whoever asks for something to be lost passes the members, and finds them forgotten.
struct RehearsalDoubts {
    /// What tests are made with.
    let bench: TestBench
    /// The outputs and states of which nothing is certain.
    private(set) var unsure: Set<Rehearsal.Place> = []
    /// Whether any double may have been called otherwise than is known: by hand-written logic.
    private(set) var isUnsureOfAllCalls = false
    /// The doubles that flows may have called otherwise than is known. What they work on waits, so that nothing comes of it.
    private(set) var unsureDoubles: Set<TestDouble> = []
    /// The streams of flows of which nothing is certain.
    private(set) var lostStreams: Set<Rehearsal.Source> = []
    /// How often hand-written logic may have run.
    private(set) var runsLogic = 0
    /// Whether something may have ended the process: an index or an unwrapping of which nobody knows that it holds.
    private(set) var mayTrap = false
    /// What is being lost at the moment.
    private var losing: [Rehearsal.Source] = []

    /// Starts with nothing in doubt.
    init(_ bench: TestBench) { self.bench = bench }

    /// Whether some double may have been called otherwise than is known.
    var isUnsureOfCalls: Bool { isUnsureOfAllCalls || !unsureDoubles.isEmpty }

    /// Whether `double` may have been called otherwise than is known.
    func isUnsure(ofCallsOf double: TestDouble) -> Bool { isUnsureOfAllCalls || unsureDoubles.contains(double) }

    private var spec: ViewModelSpec { bench.spec }

    // MARK: - What may have happened

    /// Notes that running `swift`, which gives `value`, may end the process: where nobody knows what it gives, nobody knows
    /// that an index or an unwrapping in it holds, or that a wrapper has what it asks.
    mutating func note(_ swift: Fragment, _ value: KnownValue?) {
        guard value == nil || value?.content == .unknown else { return }
        if bench.facts.reading(of: swift).canTrap || bench.facts.asksWrapped(swift) { mayTrap = true }
    }

    /// The same of setting `part` of what `port` holds, unless that looks up a key.
    mutating func note(part: Fragment, of port: Port?) {
        if port.map({ TypeText($0.element.text).dictionaryOf == nil }) ?? true { note(part, nil) }
    }

    /// The same of what a call spells, whose arguments are `values`.
    mutating func note(_ invocation: Invocation, _ values: [KnownValue]?) {
        if bench.facts.asksWrapped(invocation.text) || bench.facts.untold.hears(invocation.text) { mayTrap = true }
        if bench.facts.reading(of: invocation.text.callee).canTrap { mayTrap = true }
        noteLookup(by: invocation)
        if let spelt = invocation.arguments { note(spelt, values?.first { $0.content == .unknown } ?? values?.first) }
    }

    /// The same of a number that is no place in any list, where hand-written logic is handed one.
    private mutating func noteLookup(by invocation: Invocation) {
        if case .logic(let index) = invocation.target, spec.logic[index].mayLookUp(in: spec) { mayTrap = true }
    }

    /// The same of `swift`, which gives `value` and may call hand-written logic by its name.
    mutating func run(_ swift: Fragment, _ value: KnownValue?, _ known: inout KnownMembers) {
        note(swift, value)
        losePart(calledIn: swift, &known)
    }

    /// The same of each of `arguments`, a list with its labels, where `values` arrive.
    mutating func run(arguments: Fragment, _ values: [KnownValue], _ known: inout KnownMembers) {
        for part in SwiftText.split(arguments, on: ",") {
            let value = SwiftText.cut(part, at: ":").flatMap { SwiftText.isIdentifier($0.0.text) ? $0.1 : nil } ?? part
            note(value, known.value(of: value, with: values, type: nil))
        }
        losePart(calledIn: arguments, &known)
    }

    /// Notes that `double` may have been called otherwise than is known; nil where all is.
    mutating func noteUnsure(callsOf double: TestDouble?) { unsureDoubles.formUnion([double].compactMap(\.self)) }

    /// Notes that nobody knows what the stream of a dependency does.
    mutating func noteForeignStream() { isUnsureOfAllCalls = true }

    /// Notes whether it is known what the field at `place` starts with, or what was heard of it so far.
    mutating func noteStart(of place: Rehearsal.Place, isKnown: Bool) {
        if isKnown { unsure.remove(place) } else { unsure.insert(place) }
    }

    // MARK: - What is lost

    /// Nothing is certain of what the flow at `index` does from its step at `start` on.
    mutating func lose(_ index: Int, from start: Int, _ known: inout KnownMembers) {
        let flow = spec.flows[index]
        for step in flow.steps.dropFirst(start) {
            if case .closure(let body) = step.argument { note(body, nil) }
            step.references.compactMap { $0.computed(in: spec) }.forEach { note($0, nil) }
            if case .work(let invocation, let flags) = step.argument {
                lose(work: invocation, showing: flags, &known)
                for failure in [flow.failure ?? spec.failures].compactMap({ $0 }) { lose(failure.sink, &known) }
                // A double waits until it is told what to answer: nothing comes of what it is asked.
                if waits(invocation) { return }
            } else if let invocation = step.argument.invocation {
                if step.isPure(invocation, in: spec) {
                    noteLookup(by: invocation)
                    runPure(&known)
                } else {
                    lose(work: invocation, showing: [], &known)
                }
            }
        }
        lose(flow.sink, &known)
    }

    /// Whether `invocation` asks a double that waits.
    private func waits(_ invocation: Invocation) -> Bool {
        guard let target = bench.double(of: invocation)?.target else { return false }
        if case .method(let service, let method) = target {
            return bench.methods[service][method].takesTime
        }
        return true
    }

    private mutating func lose(
        work invocation: Invocation,
        showing flags: [StreamReference],
        _ known: inout KnownMembers
    ) {
        note(invocation, nil)
        if case .logic(let index) = invocation.target { losePart(reachedBy: spec.logic[index], &known) }
        if let double = bench.double(of: invocation)?.double {
            unsureDoubles.insert(double)
        } else {
            isUnsureOfAllCalls = true
        }
        for flag in flags {
            if case .source(let kind) = flag.kind, let place = kind.place.written { lose(place, &known) }
        }
    }

    /// Hand-written logic ran that only answers.
    private mutating func runPure(_ known: inout KnownMembers) {
        runsLogic += 1
        loseVariables(&known)
    }

    private mutating func loseVariables(_ known: inout KnownMembers) {
        for parameter in spec.parameters where parameter.isVariable { known.named[parameter.name.text] = nil }
        for variable in spec.variables where variable.isVariable { known.named[variable.name.text] = nil }
        known.named = known.named.filter { !$0.key.holds(".") }
        for relay in bench.facts.ownRelays { loseStream(.expression(relay), &known) }
    }

    /// Hand-written logic ran.
    mutating func losePart(reachedBy method: SwiftMethod, _ known: inout KnownMembers) {
        isUnsureOfAllCalls = true
        runsLogic += 1
        loseVariables(&known)
        guard method.stateIndex != nil else { return }
        for (place, port) in bench.facts.ports where !bench.facts.isFlag(port) {
            if case .output(let index) = place, !port.isStateful, !bench.facts.lent.contains(index) { continue }
            lose(place, &known)
        }
        lose(.events, &known)
    }

    /// Hand-written logic ran that `swift` calls by its name.
    private mutating func losePart(calledIn swift: Fragment, _ known: inout KnownMembers) {
        if bench.facts.logic.isEmpty { return }
        for name in bench.facts.reading(of: swift).names {
            for method in bench.facts.logic[name] ?? [] {
                if method.stateIndex == nil { runPure(&known) } else { losePart(reachedBy: method, &known) }
            }
        }
    }

    /// Nothing is certain of where `sink` leads.
    mutating func lose(_ sink: FlowSink, _ known: inout KnownMembers) {
        switch sink.kind {
        case .output(let index): lose(.output(index), &known)
        case .state(let index): lose(.state(index), &known)
        case .expression(let swift): loseStream(.expression(swift.text), &known)
        case .set(let assignments):
            for assignment in assignments {
                switch assignment.target {
                case .output(let index): lose(.output(index), &known)
                case .state(let index): lose(.state(index), &known)
                case .variable(let name): known.named[name] = nil
                }
            }
        case .call(let invocation): lose(work: invocation, showing: [], &known)
        case .outputEvent: lose(.events, &known)
        case .named(let name, _): loseStream(.named(name.text), &known)
        case .ignore: break
        }
    }

    /// Nothing is certain of the field at `place`.
    mutating func lose(_ place: Rehearsal.Place, _ known: inout KnownMembers) {
        known.held[place] = nil
        guard unsure.insert(place).inserted, let source = place.source else { return }
        loseFlows(from: source, &known)
    }

    /// Nothing is certain of what `source` says, and of what follows from that: one after the other, however long the chain is.
    mutating func loseFlows(from source: Rehearsal.Source, _ known: inout KnownMembers) {
        losing.append(source)
        guard losing.count == 1 else { return }
        var next = 0
        while next < losing.count {
            for place in bench.facts.ends[losing[next]] ?? [] { lose(place.flow, from: place.step, &known) }
            for index in bench.facts.flows[losing[next]] ?? [] { lose(index, from: 0, &known) }
            next += 1
        }
        losing = []
    }

    private mutating func loseStream(_ source: Rehearsal.Source, _ known: inout KnownMembers) {
        guard lostStreams.insert(source).inserted else { return }
        loseFlows(from: source, &known)
    }
}

extension FlowStep {
    /// Whether it calls `invocation`, which is hand-written, for an answer alone: a method that a `map` or a `filter` names,
    /// and that is lent no state.
    fileprivate func isPure(_ invocation: Invocation, in spec: ViewModelSpec) -> Bool {
        guard case .logic(let index) = invocation.target, [.map, .filter, .compactMap].contains(kind) else {
            return false
        }
        return spec.logic[index].stateIndex == nil && !spec.logic[index].isAsync
    }
}
