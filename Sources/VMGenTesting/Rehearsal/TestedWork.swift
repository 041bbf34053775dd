import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenValues

/// Work that an input starts and whose double is known, as tests go about it.
struct TestedWork {
    /// What the tests are made with.
    let bench: TestBench
    /// The flow, by index.
    let flow: Int
    /// The step that works.
    let step: FlowStep
    /// How it is reached.
    private(set) var reach: TestReach
    /// The first call of it.
    let call: RehearsedCall
    /// What it may be answered with.
    let answers: [KnownAnswer]
    /// The outputs whose values are certain once the work was answered.
    private(set) var outputs: [Rehearsal.Place] = []
    /// The doubles that are certainly called then, of those that wait for nothing.
    private(set) var callees: [TestDouble] = []
    /// Whether it begins no second time: a `take` lets one value through.
    private(set) var takesOnce = false

    /// The first work of the flow at `index`; nil where no input is certain to start it, or a double is missing. What starts it
    /// again and again goes before what does so once.
    ///
    /// - Parameter own: what may start it; nil for all that a view sends.
    init?(flow index: Int, _ bench: TestBench, from own: [TestTrigger]? = nil) {
        let flow = bench.spec.flows[index]
        guard let step = flow.steps.first(where: \.kind.isWork) else { return nil }
        let places = flow.steps.indices.map { Rehearsal.Step(flow: index, step: $0) }
        var once: TestedWork?
        for effort in TestReach.Effort.allCases where effort == .usual || once == nil {
            let isUsual = effort == .usual
            let usual =
                isUsual ? bench.explorations.starters(of: index, bench) : bench.routes.triggers(leadingTo: index)
            for trigger in own ?? usual {
                let reach = TestReach(trigger, bench, effort) { before, after in
                    let start = before.calls.count
                    return after.calls.areOrdered(from: start)
                        && places.contains { place in
                            after.calls.running(at: place).contains { call in
                                call >= start && after.calls[call].outcome == .waiting
                                    && !after.doubts.isUnsure(ofCallsOf: after.calls[call].double)
                            }
                        }
                }
                guard let reach, let work = TestedWork(flow: index, step, reach, bench) else { continue }
                guard work.takesOnce else {
                    self = work
                    return
                }
                once = once ?? work
            }
        }
        guard let once else { return nil }
        self = once
    }

    private init?(flow index: Int, _ step: FlowStep, _ reach: TestReach, _ bench: TestBench) {
        let dry = reach.after
        let calls = bench.spec.flows[index].steps.indices.lazy.compactMap { position in
            dry.calls.first(at: Rehearsal.Step(flow: index, step: position), from: bench.start.calls.count)
        }
        guard let call = calls.first else { return nil }
        self.bench = bench
        flow = index
        self.step = step
        self.reach = reach
        self.call = call
        answers = KnownAnswer.all(for: call.target, bench)
        chooseEdge()
        noteEffects()
        guard bench.hasTakes, let first = dry.calls.lastIndex(where: { $0.flow == index }) else { return }
        var answered = dry
        answered.answer(first, with: answers.first?.value)
        let again = answered.sending([reach.sending(1)])
        takesOnce =
            again.calls.count == answered.calls.count
            && again.halts.last.contains { flow, halt in bench.spec.flows[flow].steps[halt.step].kind == .take }
    }

    /// Whether none of it begins while some runs.
    var isExclusive: Bool { [.first, .queue].contains(step.kind) }

    /// Whether a step on the way to it takes time.
    var isDelayed: Bool {
        bench.spec.flows[flow].steps.prefix { !$0.kind.isWork }.contains(where: \.kind.takesTime)
    }

    /// The name of what starts it.
    var trigger: String { bench.name(of: reach.trigger) }

    /// The name of what it asks.
    var method: String { bench.name(of: call) }

    /// The flow as written, for the comment of a test.
    var documentation: String { TestWords.flows([bench.spec.flows[flow]]) }

    /// The `count` answers that a test needs: those that are known, over and over.
    func answer(_ place: Int) -> KnownAnswer? { answers.isEmpty ? nil : answers[place % answers.count] }

    /// A test that is about to start the work: all that comes before is sent.
    ///
    /// - Parameter heldBack: whether the first value sent is one that is held back; nil where there is none.
    func script(heldBack: Bool = false) -> TestScript? {
        guard var script = TestScript(bench, about: flow) else { return nil }
        script.separate()
        guard heldBack else {
            script.send(reach.prefix)
            return script
        }
        guard let held = self.heldBack else { return nil }
        script.send(held.sends)
        for step in bench.spec.flows[flow].steps where step.kind.takesTime {
            if case .amount(let seconds, _) = step.argument { script.pass(seconds.text) }
        }
        // What is cancelled before it began would not have been asked either.
        if bench.runsInTask(call.target) { script.add(.settle) }
        if held.isBeforeAll { script.send(reach.prefix.filter { !held.sends.contains($0) }) }
        return script
    }

    /// Starts the work in `script` with the payload at `place`. Returns the call that it makes, or nil where it makes none.
    ///
    /// - Parameter isHeldBack: whether the test shows too what has been asked while the time is not over: nothing more.
    func start(_ script: inout TestScript, _ place: Int, showingThatItIsHeldBack isHeldBack: Bool = false) -> Int? {
        if let seconds = secondsClosed(script.rehearsal) {
            if isHeldBack {
                script.send([reach.sending(place)])
                script.separate()
                script.expectCalls(of: call.double)
                script.separate()
            }
            script.pass("\(seconds)")
        }
        let count = script.rehearsal.calls.count
        script.send([reach.sending(place)])
        if isHeldBack { script.expectWaiting(call.double) }
        script.passTime()
        // Which of two that ask the same begins first, nobody knows.
        guard script.rehearsal.calls.areOrdered(from: count) else { return nil }
        return script.rehearsal.calls.indices.dropFirst(count).last { isCall(script.rehearsal.calls[$0]) }
    }

    /// How many seconds a `throttle first` behind what starts it still holds that back in `rehearsal`; nil where none does.
    private func secondsClosed(_ rehearsal: Rehearsal) -> Double? {
        let flows = bench.routes.flows(from: reach.trigger)
        return rehearsal.memory.compactMap { place, memory -> Double? in
            guard place.step >= 0, case .amount(_, true) = bench.spec.flows[place.flow].steps[place.step].argument,
                flows.contains(place.flow), memory.opens > rehearsal.clock.now
            else { return nil }
            return memory.opens - rehearsal.clock.now
        }.max()
    }

    /// What to send that a condition on the way to the work holds back, so that nothing comes of it; what is sent before the
    /// work is among it, or is to be sent again where it has other values here. Nil where nothing is certain.
    var heldBack: (sends: [TestSending], isBeforeAll: Bool)? {
        let steps = bench.spec.flows[flow].steps.prefix { !$0.kind.isWork }
        guard steps.contains(where: { Self.holdsBack($0.kind) }) else { return nil }
        if let held = held(after: reach.prefix) { return (reach.prefix + [held], false) }
        for (index, send) in reach.prefix.enumerated() {
            for values in send.trigger.payloads(bench) + send.trigger.edges(bench) where values != send.values {
                var prefix = reach.prefix
                prefix[index].values = values
                if let held = held(after: prefix) { return (prefix + [held], true) }
            }
        }
        return nil
    }

    /// The first sending after `prefix` that certainly comes to nothing.
    private func held(after prefix: [TestSending]) -> TestSending? {
        let explored = bench.explorations.exploration(of: reach.trigger, after: prefix, .suited, bench)
        let before = explored.before
        guard before.calls.count == bench.start.calls.count, !before.doubts.isUnsureOfCalls else { return nil }
        let held = explored.ends.filter { _, after in
            guard let halt = after.halts[flow], !halt.isUnknown, after.calls.count == before.calls.count,
                Self.holdsBack(bench.spec.flows[flow].steps[halt.step].kind)
            else { return false }
            return after.doubts.unsure == before.doubts.unsure && after.doubts.mayTrap == bench.start.doubts.mayTrap
                && !after.doubts.isUnsureOfCalls
                && after.said(since: before).isEmpty
        }
        return (edge(held, after: before) ?? held.first).map { TestSending(trigger: reach.trigger, values: $0.payload) }
    }

    /// The second value is one that would not come through if a comparison on the way were off by one, where there is one, and
    /// the spec has no samples of what is sent.
    private mutating func chooseEdge() {
        if case .input(let index) = reach.trigger, bench.sample(.input(index)) != nil { return }
        guard !twists.isEmpty else { return }
        let explored = bench.explorations.exploration(of: reach.trigger, after: reach.prefix, .suited, bench)
        let passing = explored.ends.filter { _, after in
            after.calls.count == reach.after.calls.count && after.calls.last.map(isCall) == true
                && after.doubts.mayTrap == reach.after.doubts.mayTrap
                && after.doubts.unsure == reach.after.doubts.unsure
                && after.doubts.isUnsureOfAllCalls == reach.after.doubts.isUnsureOfAllCalls
        }
        guard edge(passing.filter { reach.payloads.prefix(2).contains($0.payload) }, after: explored.before) == nil,
            let edge = edge(passing, after: explored.before)
        else { return }
        reach.payloads[1] = edge.payload
    }

    /// The comparisons on the way to the work, each off by one.
    private var twists: [ConditionTwist] {
        ConditionTwist.all(of: bench.spec.flows[flow], at: flow).filter(\.isOffByOne)
    }

    /// The first of `ends`, as what is sent comes to after `before`, of which more or less would come if a comparison on the way
    /// to the work were off by one.
    private func edge(_ ends: [Explorations.End], after before: Rehearsal) -> Explorations.End? {
        ends.first { payload, after in
            twists.contains { twist in
                var twisted = before
                twisted.twist = twist
                let sent = twisted.sending([TestSending(trigger: reach.trigger, values: payload)])
                return sent.calls.count != after.calls.count
            }
        }
    }

    /// Something that the work looks at, which says another value after `rehearsal`: nothing comes of that but that the work is
    /// asked for something else, of which a test can tell. Nil where it looks at nothing, or nothing is certain.
    ///
    /// - Parameter isNew: whether it may be something that was not sent before.
    func change(in rehearsal: Rehearsal, isNew: Bool = false) -> TestSending? {
        guard !bench.spec.flows[flow].companions.isEmpty else { return nil }
        let earlier = reach.prefix.compactMap { earlier in
            earlier.trigger.payloads(bench).first { $0.map(\.swift) != earlier.values.map(\.swift) }
                .map { TestSending(trigger: earlier.trigger, values: $0) }
        }
        let others = bench.routes.triggers(leadingTo: flow).filter { $0 != reach.trigger }.flatMap { other in
            other.payloads(bench).map { TestSending(trigger: other, values: $0) }
        }
        return (earlier + (isNew ? others : [])).lazy.compactMap { change -> TestSending? in
            let changed = rehearsal.sending([change])
            guard changed.calls.count == rehearsal.calls.count, changed.said(since: rehearsal).isEmpty,
                changed.doubts.mayTrap == rehearsal.doubts.mayTrap, changed.doubts.unsure == rehearsal.doubts.unsure,
                changed.doubts.runsLogic == rehearsal.doubts.runsLogic,
                let asked = self.asked(after: rehearsal), let other = self.asked(after: changed)
            else { return nil }
            return asked.map(\.swift) != other.map(\.swift) && (asked + other).allSatisfy(\.canBeMade) ? change : nil
        }.first
    }

    /// What the work is asked for where it is started after `rehearsal`; nil where it is not, or nobody can tell.
    private func asked(after rehearsal: Rehearsal) -> [KnownValue]? {
        let after = rehearsal.sending([reach.sending(0)])
        guard after.doubts.mayTrap == rehearsal.doubts.mayTrap else { return nil }
        return after.calls.dropFirst(rehearsal.calls.count).last(where: isCall)?.arguments
    }

    private static func holdsBack(_ kind: StepKind) -> Bool { kind == .filter || kind == .compactMap }

    /// Whether `other` is a call of this work, and of none that follows it in the flow.
    func isCall(_ other: RehearsedCall) -> Bool { other.flow == flow && other.double == call.double }

    private mutating func noteEffects() {
        guard var script = script(), let call = start(&script, 0), let answer = answer(0) else { return }
        let before = script.rehearsal
        script.answer(call, with: answer)
        outputs = script.rehearsal.said(since: before)
        callees = InputTests.calls(since: before, script.rehearsal)
    }

    /// The flags that show whether it runs.
    var flags: [Rehearsal.Place] {
        step.flagPlaces.compactMap(\.written).filter { if case .output = $0 { true } else { false } }
    }

    /// A failure of the network.
    static let failure = RehearsedFailure(
        error: KnownValue(.spelt, swift: "URLError(.timedOut)"),
        reason: .transport
    )

    /// The answer that makes a call fail like that.
    static let failing = TestAnswer.failure("URLError(.timedOut)")

    /// Whether the work can fail.
    var canFail: Bool {
        guard case .work(let invocation, _) = step.argument else { return false }
        return invocation.canFail && bench.takesAnyFailure(call.target)
    }
}
