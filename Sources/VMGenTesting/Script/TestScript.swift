import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

/// A test while it is made: what is given and what happens is said by a case, and rehearsed at once, so that what is to be seen follows.
struct TestScript {
    /// What the test is made with.
    let bench: TestBench
    /// What has happened so far.
    private(set) var rehearsal: Rehearsal
    /// What comes before the harness.
    private var given: [TestStep] = []
    /// What comes behind it.
    private(set) var steps: [TestStep] = []
    /// Whether every double waits, because nobody knows which are called.
    private var waitsEverywhere = false
    /// How many calls of the rehearsal were made when the test last waited: of the later ones, those in tasks may not have begun yet.
    private var begun = 0
    /// Whether work in a task was answered since the test last waited, so that what comes of it is still under way.
    private var endsLater = false

    /// A test of `bench` that begins with a wired view model. Nil where there is no harness.
    ///
    /// - Parameter focus: the flow that it is about, by index; nil for a test of everything.
    init?(_ bench: TestBench, about focus: Int? = nil) {
        guard bench.obstacle == nil else { return nil }
        self.bench = bench
        rehearsal = bench.start
        rehearsal.focus = focus
        given = bench.startsWaiting
    }

    /// The test, with what its doubles answer, and with a constant for each sample that it has twice.
    func test(
        _ name: String,
        _ documentation: String,
        purpose: GeneratedTest.Purpose = .behaviour
    ) -> GeneratedTest {
        var test = GeneratedTest(name: name, documentation: documentation, given: given, steps: steps, purpose: purpose)
        test.mayStop = rehearsal.doubts.mayTrap != bench.start.doubts.mayTrap
        var prepared = Set((given + steps).compactMap(\.preparedDouble))
        if waitsEverywhere || rehearsal.doubts.isUnsureOfCalls {
            let waiting = bench.waitingDoubles.filter { !prepared.contains($0) }
            test.given += waiting.map { .prepare($0, .waits) }
        } else {
            let steps = waiting(&prepared)
            let isOfClosure = { (step: TestStep) in step.preparedDouble?.isClosure == true }
            test.given += steps.filter(isOfClosure)
            test.steps.insert(contentsOf: steps.filter { !isOfClosure($0) }, at: 0)
        }
        let doubles = Set(rehearsal.calls.map(\.double) + (test.given + test.steps).compactMap(\.preparedDouble))
        test.given.insert(contentsOf: bench.closures.filter { doubles.contains($0.double) }.flatMap(\.steps), at: 0)
        for answer in bench.quickAnswers.needed(for: rehearsal) {
            guard let value = answer.value else {
                test.mayStop = true
                continue
            }
            test.given.append(.prepare(answer.double, TestPreparation(answers: [.value(value)])))
        }
        test.given = TestSetup(bench, test.given).completed
        if purpose == .behaviour {
            let others = bench.spec.flows.indices.filter { bench.spec.flows[$0].works && $0 != rehearsal.focus }
            test.shows = rehearsal.ends.subtracting(bench.start.ends).subtracting(others)
            test.heldBack = rehearsal.halts.heldBack
            test.passedOver = rehearsal.passedOver
        }
        let called = Set(test.steps.compactMap(\.called))
        test.steps.removeAll { if case .begin(let doubles) = $0 { called.isDisjoint(with: doubles) } else { false } }
        while test.steps.last == .gap { test.steps.removeLast() }
        return bench.constants.hoisting(test)
    }

    /// What keeps waiting the work that began since the harness was made, without that of doubles that are `prepared`.
    private func waiting(_ prepared: inout Set<TestDouble>) -> [TestStep] {
        let kept = bench.sourcesWithBystanders.filter { source, bystanders in
            rehearsal.passedOver.contains(source)
                || bystanders.doubles.allSatisfy { !prepared.contains($0) && rehearsal.calls.count(of: $0) > 0 }
        }
        let called = rehearsal.calls.filter { call in
            bench.canWait(call.target) && !kept.contains { $0.bystanders.waiting.contains(call.double) }
                && prepared.insert(call.double).inserted
        }
        return kept.map { .keepWaiting($0.source) } + called.map { .prepare($0.double, .waits) }
    }

    // MARK: Given

    /// Lets every double wait.
    mutating func waitEverywhere() { waitsEverywhere = true }

    /// Says what `double` answers from here on, on a thread that is not the main one. What it was asked before waits.
    mutating func deliver(_ answer: TestAnswer, from double: TestDouble) {
        let delivered = TestStep.prepare(double, TestPreparation(answers: [answer], isDelivered: true))
        guard rehearsal.calls.contains(where: { $0.double == double }) else { return steps.insert(delivered, at: 0) }
        let isFirst = steps == [.gap]
        if isFirst { steps = [] }
        let waiting = TestStep.prepare(double, .waits)
        // What is asked while the harness is made waits before that.
        let isAskedFirst = bench.start.calls.contains { $0.double == double }
        if !given.contains(waiting) { isAskedFirst ? given.append(waiting) : steps.insert(waiting, at: 0) }
        // Nor is what an answer asks that a task takes later.
        let isAsked = rehearsal.calls.dropFirst(begun).contains {
            $0.double == double && (endsLater || isBeginning($0))
        }
        if isAsked { add(.settle) }
        add(delivered)
        if isFirst { separate() }
    }

    /// Does `step`, which says what a double answers, before anything is sent.
    mutating func prepare(_ step: TestStep) { steps.insert(step, at: 0) }

    /// Stores `value` for `key` in the defaults of the parameter called `name`, before the view model is made.
    mutating func store(_ name: String, _ key: String, _ value: String) {
        given.append(.store(parameter: name, entries: [.init(key: SwiftLiteral(key).swift, value: value)]))
    }

    /// Says that `place` starts with `value`.
    mutating func begin(_ place: Rehearsal.Place, with value: KnownValue) {
        rehearsal = bench.rehearsed(beginning: [place: value])
    }

    // MARK: When

    /// Adds a step as it is.
    mutating func add(_ step: TestStep) { add(step, behind: rehearsal.calls.count) }

    /// Adds a step behind so many calls of the rehearsal.
    private mutating func add(_ step: TestStep, behind calls: Int) {
        steps.append(step)
        switch step {
        case .settle, .begin, .expect: (begun, endsLater) = (calls, false)
        default: break
        }
    }

    /// Adds an empty line, but not two.
    mutating func separate() {
        if steps.last != .gap { steps.append(.gap) }
    }

    /// Sends all that `sends` say.
    mutating func send(_ sends: [TestSending]) {
        for send in sends {
            if let step = send.step(bench) { happen(step) { $0.send(send.values, through: send.trigger) } }
            guard send.isAnswered else { continue }
            passTime()
            for (index, answer) in TestSending.answers(in: rehearsal) { self.answer(index, with: answer) }
        }
    }

    /// Sends `sends` in one turn, in which no task begins.
    mutating func sendAtOnce(_ sends: [TestSending]) {
        if endsLater { add(.settle) }
        for send in sends {
            if let step = send.step(bench) { add(step) }
            rehearsal.send(send.values, through: send.trigger)
        }
    }

    /// Sends `sends` from a thread that is not the main one.
    mutating func sendFromBackground(_ sends: [TestSending]) {
        if endsLater { add(.settle) }
        add(.send(sends.map { $0.trigger.sending($0.values, in: bench.spec) }, fromBackground: true))
        for send in sends { rehearsal.send(send.values, through: send.trigger) }
    }

    /// Lets pass the time that is needed for what is planned.
    mutating func passTime() {
        guard let seconds = rehearsal.clock.secondsToWait else { return }
        happen(.advance(seconds: "\(seconds)")) { $0.pass(seconds) }
    }

    /// Lets `seconds` pass, whether or not something waits for them.
    mutating func pass(_ seconds: String) {
        guard let amount = Double(seconds) else { return }
        happen(.advance(seconds: seconds)) { $0.pass(amount) }
    }

    /// Wires the view model once more.
    mutating func transformAgain() {
        happen(.transform) {
            $0.start()
            $0.doubts.noteEarlyAgain($0.said, &$0.known)
        }
    }

    /// Adds `step`, which does `change`, behind the end of work that was answered, and behind the beginning of work that it
    /// cancels, or asks the same of. What a task does begins and ends in a later turn: what is cancelled before it began is
    /// never begun, and which of two tasks begins first is not certain.
    private mutating func happen(_ step: TestStep, _ change: (inout Rehearsal) -> Void) {
        let before = rehearsal.calls.count
        let beginning = rehearsal.calls.indices.dropFirst(begun).filter { isBeginning(rehearsal.calls[$0]) }
        change(&rehearsal)
        if endsLater {
            add(.settle, behind: before)
        } else if !beginning.isEmpty {
            let asked = Set(rehearsal.calls.dropFirst(before).map(\.double))
            let disturbed = beginning.map { rehearsal.calls[$0] }.filter {
                $0.outcome == .cancelled || asked.contains($0.double)
            }
            if !disturbed.isEmpty { add(.begin(Set(disturbed.map(\.double))), behind: before) }
        }
        add(step)
    }

    /// Whether `call`, which was made since the test last waited, is one that a task is about to make.
    private func isBeginning(_ call: RehearsedCall) -> Bool {
        call.outcome == .waiting && bench.runsInTask(call.target)
    }

    /// The call at `index` of the rehearsal, which a test waits for.
    func call(_ index: Int) -> TestCall { .number(rehearsal.calls[index].double, rehearsal.calls[index].number) }

    /// Waits for the call at `index` of the rehearsal.
    mutating func awaitCall(_ index: Int) {
        add(.called(rehearsal.calls[index].double, times: rehearsal.calls[index].number + 1))
        noteAwaited(index)
    }

    /// Lets the call at `index` return `answer`; without a step where that was said before.
    mutating func answer(_ index: Int, with answer: KnownAnswer, isSaid: Bool = false) {
        if !isSaid {
            waitForEnds(before: index)
            add(.answer(call(index), answer.answer))
            noteAwaited(index)
        }
        noteEnd(of: index)
        rehearsal.answer(index, with: answer.value)
    }

    /// Lets the call at `index` fail by `answer`; without a step where that was said before, by nil.
    mutating func fail(_ index: Int, by answer: TestAnswer? = TestedWork.failing, _ failure: RehearsedFailure) {
        if let answer {
            waitForEnds(before: index)
            add(.answer(call(index), answer))
            noteAwaited(index)
        }
        noteEnd(of: index)
        rehearsal.fail(index, with: failure)
    }

    /// Lets all calls return whose work `flag` shows, but for the one at `own`. Returns whether a test can.
    mutating func end(shownBy flag: Rehearsal.Place, butFor own: Int? = nil) -> Bool {
        for _ in 0..<Self.mostOthers {
            let waiting = rehearsal.calls.indices.filter { rehearsal.calls[$0].outcome == .waiting }
            let other = waiting.first { index in
                let call = rehearsal.calls[index]
                guard let flow = call.flow, call.step >= 0, index != own else { return false }
                return bench.spec.flows[flow].steps[call.step].flagPlaces.contains { $0.written == flag }
            }
            guard let other else { return true }
            let (double, target) = (rehearsal.calls[other].double, rehearsal.calls[other].target)
            let isOnly = waiting.count { rehearsal.calls[$0].double == double } == 1
            guard isOnly || !bench.runsInTask(target), !rehearsal.doubts.isUnsure(ofCallsOf: double),
                let answer = KnownAnswer.all(for: target, bench).first
            else { return false }
            self.answer(other, with: answer)
        }
        return false
    }

    /// No more other work is answered.
    private static let mostOthers = 8

    /// The call at `index`, which the test waited for, is there. Where a task made it, all tasks have begun that were made with it.
    private mutating func noteAwaited(_ index: Int) {
        if bench.runsInTask(rehearsal.calls[index].target), index >= begun { begun = rehearsal.calls.count }
    }

    /// What a task was answered before comes before the answer of the call at `index`, which comes at once.
    private mutating func waitForEnds(before index: Int) {
        if endsLater, !bench.runsInTask(rehearsal.calls[index].target) { add(.settle) }
    }

    /// The call at `index` gets its answer, which a task takes in a later turn.
    private mutating func noteEnd(of index: Int) {
        if bench.runsInTask(rehearsal.calls[index].target) { endsLater = true }
    }

    /// The double of the stream that `source` names says `answer`.
    mutating func speak(_ answer: KnownAnswer, from source: Fragment, double: TestDouble) {
        add(.answer(.all(double), answer.answer))
        if let value = answer.value { rehearsal.send(value.type == "Void" ? [] : [value], through: .stream(source)) }
    }

    /// The stream of `flow` fails.
    mutating func failStream(_ flow: Flow, double: TestDouble) {
        let isSubject = if case .subject = double { true } else { false }
        add(.answer(isSubject ? .all(double) : .made(double, 0), TestedWork.failing))
        rehearsal.report(TestedWork.failure, of: flow)
    }
}
