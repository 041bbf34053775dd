import VMGenDoubles
import VMGenModel
import VMGenPlan

/// Generated tests of work that is tried again.
enum RetryTests {
    /// No more pauses are waited for in a test, and no more tries without any are made.
    private static let (mostPauses, mostTries) = (5, 50)

    /// `work` is tried as often as its flow says, no sooner than its pause is over, and has failed once then.
    static func test(_ work: TestedWork) -> GeneratedTest? {
        let step = work.step
        guard step.retries > 0, step.retries <= (step.retryPause == nil ? mostTries : mostPauses), work.canFail,
            var script = work.script()
        else { return nil }
        // What is asked before would fail too, and what fails while other time passes be tried again meanwhile.
        if step.retryPause != nil { script.passTime() }
        let double = work.call.double
        let early = work.bench.start.calls.count(of: double)
        guard script.rehearsal.calls.count(of: double) == early else { return nil }
        let failing = TestStep.prepare(double, TestPreparation(answers: [TestedWork.failing]))
        if early > 0, work.bench.runsInTask(work.call.target) {
            guard work.reach.prefix.isEmpty else { return nil }
            script.add(.settle)
            script.add(failing)
        } else {
            script.prepare(failing)
        }
        let now = script.rehearsal.clock.now
        guard var call = work.start(&script, 0) else { return nil }
        if step.retryPause != nil, now < script.rehearsal.clock.now, !work.isDelayed { return nil }
        for attempt in 0..<step.retries {
            script.fail(call, by: nil, TestedWork.failure)
            if attempt == 0 { script.expectWaiting(work.call.double) }
            script.passTime()
            let calls = script.rehearsal.calls
            guard let next = calls.indices.last(where: { work.isCall(calls[$0]) }), next > call else { return nil }
            call = next
        }
        let before = script.rehearsal
        script.fail(call, by: nil, TestedWork.failure)
        // Another try would come by then.
        if let pause = step.retryPause { script.pass(pause.text) }
        let after = script.rehearsal
        guard !after.clock.hasTies, !after.doubts.isUnsure(ofCallsOf: work.call.double),
            after.calls.count(where: work.isCall) == before.calls.count(where: work.isCall)
        else { return nil }
        script.separate()
        script.expectCount(of: work.call.double)
        script.expect(after.said(since: before))
        script.expectCalls(since: before)
        let name = "\(work.trigger)Tries\(work.method.capitalizedFirst)Again"
        var test = script.test(name, "\(work.documentation): how often it is tried, and that it fails once.")
        test.claims = [.retries(of: FlowStep.Place(flow: work.flow, step: work.call.step))]
        return test
    }
}
