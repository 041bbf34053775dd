import VMGenModel
import VMGenPlan
import VMGenSpec

/// A test while it is made: what is given and what happens is said by a case, and rehearsed at once, so that what is to be seen
/// follows.
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

    /// A test of `bench` that begins with a wired view model. Nil where there is no harness.
    init?(_ bench: TestBench) {
        guard bench.obstacle == nil else { return nil }
        self.bench = bench
        rehearsal = bench.start
        guard !rehearsal.isUnsureOfCalls else { return }
        let waiting = rehearsal.calls.filter { $0.outcome == .waiting && !bench.isProperty($0) }
        for call in waiting.sorted(by: { ($0.flow ?? 0, $0.step) < ($1.flow ?? 0, $1.step) }) {
            prepare(call.double, .waits)
        }
    }

    /// The test, with what its doubles answer, and with a constant for each sample that it has twice.
    func test(
        _ name: String,
        _ documentation: String,
        purpose: GeneratedTest.Purpose = .behaviour
    ) -> GeneratedTest {
        var test = GeneratedTest(name: name, documentation: documentation, given: given, steps: steps, purpose: purpose)
        var prepared = Set((given + steps).compactMap(\.prepared))
        if waitsEverywhere || rehearsal.isUnsureOfCalls {
            let waiting = bench.waitingDoubles.filter { !prepared.contains($0) }
            test.given += waiting.map { .prepare($0, .waits) }
        } else {
            let called = rehearsal.calls.filter { bench.canWait($0.target) && prepared.insert($0.double).inserted }
            test.steps.insert(contentsOf: called.map { .prepare($0.double, .waits) }, at: 0)
        }
        let quick = QuickAnswers(bench)?.needed(for: rehearsal) ?? []
        test.given += quick.map { .prepare($0.double, TestPreparation(answers: [.value($0.value)])) }
        test.given = TestSetup(bench, test.given).completed
        while test.steps.last == .gap { test.steps.removeLast() }
        return bench.constants.hoisting(test)
    }

    // MARK: Given

    /// Says what `double` answers before the harness is made.
    private mutating func prepare(_ double: TestDouble, _ preparation: TestPreparation) {
        let step = TestStep.prepare(double, preparation)
        if !given.contains(step) { given.append(step) }
    }

    /// Lets every double wait.
    mutating func waitEverywhere() { waitsEverywhere = true }

    /// Says what `double` answers from the beginning on, on a thread that is not the main one.
    mutating func deliver(_ answer: TestAnswer, from double: TestDouble) {
        steps.insert(.prepare(double, TestPreparation(answers: [answer], isDelivered: true)), at: 0)
    }

    /// Stores `value` for `key` in the defaults of the parameter called `name`, before the view model is made.
    mutating func store(_ name: String, _ key: String, _ value: String) {
        given.append(.store(parameter: name, entries: [.init(key: SwiftLiteral(key).swift, value: value)]))
    }

    /// Says that `place` starts with `value`.
    mutating func begin(_ place: Rehearsal.Place, with value: KnownValue) {
        rehearsal.held[place] = value
        rehearsal.start()
    }

    // MARK: When

    /// Adds a step as it is.
    mutating func add(_ step: TestStep) { steps.append(step) }

    /// Adds an empty line, but not two.
    mutating func separate() {
        if steps.last != .gap { steps.append(.gap) }
    }

    /// Sends all that `sends` say, and lets pass what time that needs where `waits`.
    mutating func send(_ sends: [TestSending]) {
        for send in sends {
            add(.send([send.trigger.sending(send.values, in: bench.spec)]))
            rehearsal.send(send.values, through: send.trigger)
        }
    }

    /// Sends `sends` from a thread that is not the main one.
    mutating func sendFromBackground(_ sends: [TestSending]) {
        add(.send(sends.map { $0.trigger.sending($0.values, in: bench.spec) }, fromBackground: true))
        for send in sends { rehearsal.send(send.values, through: send.trigger) }
    }

    /// Lets pass the time that is needed for what is planned.
    mutating func passTime() {
        guard let seconds = rehearsal.secondsToWait else { return }
        add(.advance(seconds: "\(seconds)"))
        rehearsal.pass(seconds)
    }

    /// Wires the view model once more.
    mutating func transformAgain() {
        add(.transform)
        rehearsal.start()
    }

    /// The call at `index` of the rehearsal, which a test waits for.
    func call(_ index: Int) -> TestCall { .number(rehearsal.calls[index].double, rehearsal.calls[index].number) }

    /// Waits for the call at `index` of the rehearsal.
    mutating func awaitCall(_ index: Int) {
        add(.called(rehearsal.calls[index].double, times: rehearsal.calls[index].number + 1))
    }

    /// Lets the call at `index` return `answer`; without a step where that was said before.
    mutating func answer(_ index: Int, with answer: KnownAnswer, isSaid: Bool = false) {
        if !isSaid { add(.answer(call(index), answer.answer)) }
        rehearsal.answer(index, with: answer.value)
    }

    /// Lets the call at `index` fail by `answer`.
    mutating func fail(_ index: Int, by answer: TestAnswer = TestedWork.failing, _ failure: RehearsedFailure) {
        add(.answer(call(index), answer))
        rehearsal.fail(index, with: failure)
    }

    /// The double of the stream that `source` names says `answer`.
    mutating func speak(_ answer: KnownAnswer, from source: Fragment, double: TestDouble) {
        add(.answer(.all(double), answer.answer))
        if let value = answer.value { rehearsal.speak(value, from: source) }
    }

    /// The stream of `flow` fails.
    mutating func failStream(_ flow: Flow, double: TestDouble) {
        let isSubject = if case .subject = double { true } else { false }
        add(.answer(isSubject ? .all(double) : .made(double, 0), TestedWork.failing))
        rehearsal.report(TestedWork.failure, of: flow)
    }

    // MARK: Then

    /// Shows what the outputs at `places` have said, without what they began with.
    mutating func expect(_ places: [Rehearsal.Place]) {
        for place in places {
            guard let (subject, value) = recorded(place) else { continue }
            add(.expect(subject, .equals(value)))
        }
    }

    /// Shows all that the outputs at `places` have said, what they began with included.
    mutating func expectFromTheStart(_ places: [Rehearsal.Place]) {
        for place in places {
            guard let (subject, value) = recordedFromTheStart(place) else { continue }
            add(.expect(subject, .equals(value)))
        }
    }

    /// Shows that all that the output at `place` has said came on the main thread.
    mutating func expectOnMain(_ place: Rehearsal.Place) {
        add(.expect(.output(rehearsal.name(of: place), .isOnMain), .equals("true")))
    }

    /// What a test looks at to see the values of the output at `place`, and what it sees; nil where nothing is certain.
    /// What a state began with is left to the one test of that.
    func recorded(_ place: Rehearsal.Place) -> (subject: TestSubject, value: String)? {
        guard rehearsal.port(at: place)?.isStateful == true, let values = rehearsal.said[place], !values.isEmpty else {
            return recordedFromTheStart(place)
        }
        return look(at: place, .said, values.dropFirst(), .saidCount)
    }

    /// The same with what a state began with.
    func recordedFromTheStart(_ place: Rehearsal.Place) -> (subject: TestSubject, value: String)? {
        look(at: place, .values, rehearsal.said[place, default: []][...], .valueCount)
    }

    /// A look at `values`, which are those of the output at `place`, or at how many there are where no more is certain.
    private func look(
        at place: Rehearsal.Place,
        _ look: TestSubject.Look,
        _ values: ArraySlice<KnownValue>,
        _ count: TestSubject.Look
    ) -> (subject: TestSubject, value: String)? {
        if case .state = place { return nil }
        guard !rehearsal.unsure.contains(place) else { return nil }
        let name = rehearsal.name(of: place)
        let port = rehearsal.port(at: place)
        let isCounted = port.map { $0.isVoid || ViewModelPlanner.isFunctionType($0.element.text) } ?? false
        if isCounted || !values.allSatisfy(\.isCertain) { return (.output(name, count), "\(values.count)") }
        return (.output(name, look), "[\(values.map(\.swift).joined(separator: ", "))]")
    }

    /// Shows what `double` was called with, where that is certain.
    mutating func expectCalls(of double: TestDouble) {
        guard !rehearsal.isUnsure(ofCallsOf: double) else { return }
        let calls = rehearsal.calls.filter { $0.double == double }
        guard case .method(let service, let method)? = calls.first?.target else { return }
        let plan = bench.plan(service, method)
        let isSpelt = calls.allSatisfy { $0.arguments?.allSatisfy(\.isCertain) ?? false }
        guard isSpelt, plan.recordsAll, plan.arguments != "Void" else { return expectCount(of: double) }
        let texts = calls.map { call -> String in
            let values = (call.arguments ?? []).map(\.swift)
            return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
        }
        add(.expect(.calls(double, .arguments), .equals("[\(texts.joined(separator: ", "))]")))
    }

    /// Shows which calls of `double` there were, and which of them were cancelled.
    mutating func expectCancelled(of double: TestDouble) {
        guard !rehearsal.isUnsure(ofCallsOf: double) else { return }
        let calls = rehearsal.calls.filter { $0.double == double }
        let list = calls.map { $0.outcome == .cancelled ? "true" : "false" }.joined(separator: ", ")
        add(.expect(.calls(double, .areCancelled), .equals("[\(list)]")))
    }

    /// Shows how often `double` was called.
    mutating func expectCount(of double: TestDouble) {
        add(.expect(.calls(double, .count), .equals("\(rehearsal.calls.count { $0.double == double })")))
    }
}

/// What a view sends: what, and with which values.
struct TestSending {
    var trigger: TestTrigger
    var values: [KnownValue]
}

extension TestStep {
    /// The double that it says the answers of.
    fileprivate var prepared: TestDouble? {
        if case .prepare(let double, _) = self { double } else { nil }
    }
}
