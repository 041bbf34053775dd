import VMGenDoubles
import VMGenModel
import VMGenPlan

/// Generated tests of work that inputs start: what it asks, what becomes of its answers and failures, and of overlapping work.
enum WorkTests {
    /// The tests of every flow whose work a double stands in for.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        return bench.spec.flows.indices.flatMap { index -> [GeneratedTest] in
            guard let work = bench.explorations.work(of: index, bench) else { return [] }
            let all = [
                asked, answered, failed, FailureTests.test, RetryTests.test, overlapping, overtaken, loading,
                loadingAfterFailure, onMain,
            ]
            return all.compactMap { $0(work) } + startedOtherwise(work) + ended(work)
        }
    }

    private static func test(_ work: TestedWork, _ name: String, _ what: String, _ script: TestScript) -> GeneratedTest
    {
        script.test(name, "\(work.documentation): \(what).")
    }

    /// What the work is asked for.
    private static func asked(_ work: TestedWork) -> GeneratedTest? {
        asked(work, heldBack: true) ?? asked(work, heldBack: false)
    }

    /// The same, after something was sent that is `heldBack`.
    private static func asked(_ work: TestedWork, heldBack: Bool) -> GeneratedTest? {
        let steps = work.bench.spec.flows[work.flow].steps.prefix { !$0.kind.isWork }
        let takesTime = steps.contains(where: \.kind.takesTime)
        let isTold =
            switch work.call.target {
            case .method: work.call.arguments?.isEmpty == false || heldBack || takesTime
            case .request: heldBack || takesTime || steps.contains { [.distinct, .take].contains($0.kind) }
            case .stream, .property: false
            }
        guard isTold, var script = work.script(heldBack: heldBack) else { return nil }
        guard let first = work.start(&script, 0) else { return nil }
        if let answer = work.answer(0) {
            script.answer(first, with: answer)
            script.add(.settle)
            work.sendAgain(&script)
        } else {
            script.awaitCall(first)
        }
        if !work.isExclusive || work.answer(0) != nil {
            if let change = work.change(in: script.rehearsal, isNew: true) { script.send([change]) }
            let second = work.start(&script, 1, showingThatItIsHeldBack: true)
            guard second != nil || work.takesOnce else { return nil }
            if let second { Takes(work.reach, work.bench).overflow(&script, work, after: second) }
        }
        script.separate()
        script.expectCalls(of: work.call.double)
        let what = work.takesOnce ? "one call, and what it is made with" : "a call for each, and what it is made with"
        return test(
            work,
            "\(work.trigger)Asks\(work.method.capitalizedFirst)",
            heldBack ? "the calls, what they are made with, and what is held back" : what,
            script
        )
    }

    /// Each other source of the flow starts it too.
    private static func startedOtherwise(_ work: TestedWork) -> [GeneratedTest] {
        work.others.compactMap { place, other in
            guard var script = other.script(), other.start(&script, 0) != nil else { return nil }
            script.separate()
            script.expectCalls(of: other.call.double)
            var made = test(
                other,
                "\(other.trigger)Asks\(other.method.capitalizedFirst)",
                "`\(other.trigger)` starts it too",
                script
            )
            made.claims = [.start(place, flow: work.flow)]
            return made
        }
    }

    /// What ends it does.
    private static func ended(_ work: TestedWork) -> [GeneratedTest] {
        guard !work.step.until.isEmpty, var script = work.script(), let call = work.start(&script, 0) else { return [] }
        return EndingTests.tests(script, endingCall: call)
    }

    /// The answer arrives, and the next one.
    private static func answered(_ work: TestedWork) -> GeneratedTest? {
        answered(work, by: [0, 0, 1]) ?? answered(work, by: [0, 1])
    }

    /// The answers of these places arrive, of which a `distinct` holds back what repeats.
    private static func answered(_ work: TestedWork, by answers: [Int]) -> GeneratedTest? {
        let spec = work.bench.spec
        let isRepeated = answers.count > 2
        if isRepeated, work.takesOnce || !spec.flows.contains(where: { $0.steps.contains { $0.kind == .distinct } }) {
            return nil
        }
        let method = work.method.capitalizedFirst
        let outputs = work.outputs
        let name =
            outputs.isEmpty
            ? "\(work.trigger)Calls\(TestWords.list(work.callees.map(\.word)))When\(method)Answers"
            : "\(work.trigger)ShowsWhat\(method)Answers"
        guard !work.answers.isEmpty, !outputs.isEmpty || !work.callees.isEmpty, var script = work.script() else {
            return nil
        }
        for (place, next) in answers.enumerated() {
            if place == 1, work.takesOnce { break }
            guard let call = work.start(&script, place), let answer = work.answer(next) else { return nil }
            let before = script.rehearsal
            script.answer(call, with: answer)
            let held = script.rehearsal.halts.heldBack.subtracting(before.halts.heldBack)
            if isRepeated, place == 1, !held.contains(where: { spec.flows[$0.flow].steps[$0.step].kind == .distinct }) {
                return nil
            }
            if isRepeated, place == 1 { script.add(.settle) }
            script.separate()
            script.expect(outputs)
            script.expectCalls(since: before)
            if place < answers.count - 1 { script.separate() }
        }
        return test(work, name, work.takesOnce ? "its answer arrives" : "each answer arrives", script)
    }

    /// A failure is told once, and the same input works again.
    private static func failed(_ work: TestedWork) -> GeneratedTest? {
        guard work.canFail, var script = work.script(), let first = work.start(&script, 0) else { return nil }
        let before = script.rehearsal
        script.fail(first, TestedWork.failure)
        let told = script.rehearsal.said(since: before)
        script.separate()
        if let (place, value) = script.rehearsal.ended.first, case .output(let index) = place {
            let output = work.bench.spec.outputs[index]
            guard let failure = output.failure?.text else { return nil }
            let expected = TestExpectation.equals(value.spelt(of: failure))
            script.add(.expect(.output(output.name.text, .failure(as: failure)), expected))
            let name = "aFailureOf\(work.method.capitalizedFirst)Ends\(output.name.text.capitalizedFirst)"
            return test(work, name, "a failure ends the output", script)
        }
        if script.rehearsal.doubts.unsure != before.doubts.unsure, told.isEmpty { return nil }
        script.expect(told)
        script.expectCalls(since: before)
        if script.steps.last != .gap { script.separate() }
        guard let second = work.start(&script, 1) else {
            guard work.takesOnce, !told.isEmpty else { return nil }
            return test(work, "aFailureOf\(work.method.capitalizedFirst)IsTold", "its failure is told once", script)
        }
        let again = script.rehearsal
        // Another try at the same time, or before what waits in a queue, may come before the value or behind it, or never begins.
        let isLate = work.step.retryPause != nil && before.clock.now < again.clock.now
        let isLost = again.calls.dropFirst(before.calls.count).contains { $0.outcome == .cancelled }
        if again.clock.hasTies || isLate && (isLost || work.step.kind == .queue) { return nil }
        var outputs: [Rehearsal.Place] = []
        if let answer = work.answer(1) {
            script.answer(second, with: answer)
            outputs = script.rehearsal.said(since: again)
        } else {
            script.awaitCall(second)
        }
        script.separate()
        script.expect(outputs.filter { !told.contains($0) } + told)
        if outputs.isEmpty { script.expectCalls(since: again) }
        // Hand-written logic behind the answer may have asked again.
        if script.steps.last == .gap, !script.rehearsal.doubts.isUnsure(ofCallsOf: work.call.double) {
            script.expectCount(of: work.call.double)
        }
        let what = told.isEmpty ? "a failure stops nothing" : "a failure is told once, and the next try works"
        return test(work, "\(work.trigger)WorksAgainAfter\(work.method.capitalizedFirst)Failed", what, script)
    }

    /// Two pieces of work at a time. What is done is the same whichever goes before the other, and what is seen tells it.
    private static func overlapping(_ work: TestedWork) -> GeneratedTest? {
        guard var script = work.script(), let first = work.start(&script, 0), let one = work.answer(0),
            let other = work.answer(1)
        else { return nil }
        let outputs = work.outputs
        script.awaitCall(first)
        guard (work.start(&script, 1) == nil) == work.isExclusive else { return nil }
        script.separate()
        script.expectCancelled(of: work.call.double)
        script.separate()
        script.answer(first, with: one)
        script.add(.settle)
        if work.step.kind == .first, work.start(&script, 1) == nil { return nil }
        guard let next = script.rehearsal.calls.lastIndex(where: work.isCall), next != first else { return nil }
        script.answer(next, with: other)
        script.separate()
        script.expect(outputs)
        if outputs.isEmpty {
            for double in work.callees.isEmpty ? [work.call.double] : work.callees { script.expectCalls(of: double) }
        }
        let name = "\(work.trigger)While\(work.method.capitalizedFirst)Runs"
        return test(work, name, "another one comes while it runs", script)
    }

    /// Another one comes in the same turn, in which no task begins: what is cancelled by then never does.
    private static func overtaken(_ work: TestedWork) -> GeneratedTest? {
        guard work.step.kind == .latest, work.bench.runsInTask(work.call.target), var script = work.script() else {
            return nil
        }
        script.sendAtOnce([work.reach.sending(0), work.reach.sending(1)])
        let calls = script.rehearsal.calls.filter { $0.double == work.call.double }
        guard calls.count == 2, calls.allSatisfy(work.isCall), calls[0].outcome == .cancelled,
            calls[1].outcome == .waiting, script.rehearsal.clock.secondsToWait == nil
        else { return nil }
        script.separate()
        script.add(.expect(.calls(work.call.double, .areCancelled), .equals("[false]")))
        let name = "\(work.trigger)Replaces\(work.method.capitalizedFirst)BeforeItBegins"
        return test(work, name, "what is cancelled before it began does not begin", script)
    }

    /// A flag that shows that work runs goes up and down.
    private static func loading(_ work: TestedWork) -> GeneratedTest? {
        work.answer(0).flatMap { answer in loading(work, "UntilItIsAnswered") { $0.answer($1, with: answer) } }
    }

    private static func loadingAfterFailure(_ work: TestedWork) -> GeneratedTest? {
        work.canFail ? loading(work, "UntilItFails") { $0.fail($1, TestedWork.failure) } : nil
    }

    private static func loading(
        _ work: TestedWork,
        _ end: String,
        _ finish: (inout TestScript, Int) -> Void
    ) -> GeneratedTest? {
        loading(work, end, endingOthers: false, finish) ?? loading(work, end, endingOthers: true, finish)
    }

    /// The same where the flag shows this work alone: what else it shows has ended by then, where it is `endingOthers`.
    private static func loading(
        _ work: TestedWork,
        _ end: String,
        endingOthers: Bool,
        _ finish: (inout TestScript, Int) -> Void
    ) -> GeneratedTest? {
        guard let flag = work.flags.first, var script = work.script(), script.recorded(flag) != nil,
            !endingOthers || script.end(shownBy: flag)
        else { return nil }
        let before = script.rehearsal.said.count(of: flag)
        guard let call = work.start(&script, 0), !endingOthers || script.end(shownBy: flag, butFor: call),
            script.rehearsal.calls[call].outcome == .waiting, script.rehearsal.running[flag] == 1,
            script.rehearsal.said.count(of: flag) > before
        else { return nil }
        script.separate()
        script.expect([flag])
        script.separate()
        finish(&script, call)
        script.separate()
        guard script.recorded(flag) != nil else { return nil }
        script.expect([flag])
        let name = flag.name(in: script.rehearsal.spec)
        return test(work, "\(name)Shows\(work.method.capitalizedFirst)\(end)", "`\(name)` shows that it runs", script)
    }

    /// What comes off the main thread is shown on it.
    private static func onMain(_ work: TestedWork) -> GeneratedTest? {
        var outputs = work.outputs.filter { work.canFail || work.bench.isForTheView($0) }
        guard !outputs.isEmpty, let answer = work.answer(0), var script = work.script() else { return nil }
        let before = script.rehearsal
        let count = before.calls.count
        script.deliver(answer.answer, from: work.call.double)
        guard let call = work.start(&script, 0),
            script.rehearsal.calls.dropFirst(count).count(where: { $0.double == work.call.double }) == 1
        else { return nil }
        // What begins by itself may be answered before anybody listens: then its value comes before what else is said.
        let others = work.bench.showsCancellation(work.call.target) ? [] : script.rehearsal.said(since: before)
        outputs.removeAll(where: others.contains)
        script.answer(call, with: answer, isSaid: true)
        // What waited in a queue is asked now, and answered too.
        guard script.rehearsal.calls.dropFirst(count).count(where: { $0.double == work.call.double }) == 1 else {
            return nil
        }
        // On no thread comes what nobody knows to come.
        outputs.removeAll {
            script.rehearsal.doubts.unsure.contains($0)
                || script.rehearsal.said.count(of: $0) <= before.said.count(of: $0)
        }
        guard !outputs.isEmpty else { return nil }
        script.separate()
        for output in outputs {
            script.expect([output])
            script.expectOnMain(output)
        }
        let name = "what\(work.method.capitalizedFirst)AnswersArrivesOnTheMainThread"
        return test(work, name, "the answer comes on another thread", script)
    }
}
