import VMGenModel
import VMGenPlan

/// Work that an input starts and whose double is known, as tests go about it.
struct TestedWork {
    /// What the tests are made with.
    let bench: TestBench
    /// The flow, by index.
    let flow: Int
    /// The step that works.
    let step: FlowStep
    /// How it is reached.
    let reach: TestReach
    /// The first call of it.
    let call: RehearsedCall
    /// What it may be answered with.
    let answers: [KnownAnswer]

    /// The first work of the flow at `index`; nil where no input is certain to start it, or a double is missing.
    init?(flow index: Int, _ bench: TestBench) {
        let flow = bench.spec.flows[index]
        guard let step = flow.steps.first(where: \.kind.isWork) else { return nil }
        for trigger in TestTrigger.all(of: bench.spec) {
            let reach = TestReach(trigger, bench) { before, after in
                let calls = after.calls.dropFirst(before.calls.count)
                return Self.areOrdered(calls)
                    && calls.contains {
                        $0.flow == index && $0.outcome == .waiting && !after.isUnsure(ofCallsOf: $0.double)
                    }
            }
            guard let reach else { continue }
            let dry = bench.start.sending(reach.prefix + [reach.sending(0)])
            guard let call = dry.calls.dropFirst(bench.start.calls.count).first(where: { $0.flow == index }) else {
                continue
            }
            self.bench = bench
            self.flow = index
            self.step = step
            self.reach = reach
            self.call = call
            answers = KnownAnswer.all(for: call.target, bench)
            return
        }
        return nil
    }

    /// Whether it is certain in which order `calls` come: those of one method that is called in tasks are not.
    private static func areOrdered(_ calls: ArraySlice<RehearsedCall>) -> Bool {
        let methods = calls.filter { call in
            if case .request = call.target { return false }
            return true
        }
        return Set(methods.map(\.double)).count == methods.count
    }

    /// Whether none of it begins while some runs.
    var isExclusive: Bool { [.first, .queue].contains(step.kind) }

    /// The name of what starts it.
    var trigger: String { reach.trigger.name(in: bench.spec) }

    /// The name of what it asks.
    var method: String {
        switch call.target {
        case .request(let index): bench.spec.requests[index].name.text
        case .stream: call.double.word
        case .method(let service, let method): bench.spec.services[service].methods[method].name.text
        }
    }

    /// The flow as written, for the comment of a test.
    var documentation: String { TestWords.flows([bench.spec.flows[flow]]) }

    /// The `count` answers that a test needs: those that are known, over and over.
    func answer(_ place: Int) -> KnownAnswer? { answers.isEmpty ? nil : answers[place % answers.count] }

    /// A test that is about to start the work: all that comes before is sent.
    func script() -> TestScript? {
        guard var script = TestScript(bench) else { return nil }
        script.separate()
        script.send(reach.prefix)
        return script
    }

    /// Starts the work in `script` with the payload at `place`. Returns the call that it makes, or nil where it makes none.
    func start(_ script: inout TestScript, _ place: Int) -> Int? {
        let count = script.rehearsal.calls.count
        script.send([reach.sending(place)])
        script.passTime()
        return script.rehearsal.calls.indices.dropFirst(count).last { isCall(script.rehearsal.calls[$0]) }
    }

    /// Whether `other` is a call of this work, and of none that follows it in the flow.
    func isCall(_ other: RehearsedCall) -> Bool { other.flow == flow && other.double == call.double }

    /// The outputs whose values are certain once the work was answered.
    var outputs: [Rehearsal.Place] {
        guard var script = script(), let call = start(&script, 0), let answer = answer(0) else { return [] }
        let before = script.rehearsal
        script.answer(call, with: answer)
        return script.rehearsal.said(since: before)
    }

    /// The flags that show whether it runs.
    var flags: [Rehearsal.Place] {
        guard case .work(_, let flags) = step.argument else { return [] }
        return flags.compactMap { flag in
            guard case .source(let kind) = flag.kind, case .output? = kind.place.written else { return nil }
            return kind.place.written
        }
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
