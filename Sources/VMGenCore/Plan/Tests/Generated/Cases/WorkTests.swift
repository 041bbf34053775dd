/// Generated tests of work that inputs start: what it asks, what becomes of its answers and failures, and of overlapping
/// work.
enum WorkTests {
    /// The tests of every flow whose work a double stands in for.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        return bench.spec.flows.indices.flatMap { index -> [GeneratedTest] in
            guard let work = TestedWork(flow: index, bench) else { return missing(index, bench) }
            let all = [asked, answered, failed, overlapping, loading, loadingAfterFailure, onMain]
            return all.compactMap { $0(work) }
        }
    }

    /// A test that is skipped, where nothing but a value to send is missing.
    private static func missing(_ index: Int, _ bench: TestBench) -> [GeneratedTest] {
        let flow = bench.spec.flows[index]
        guard flow.steps.contains(where: \.kind.isWork), !flow.invocations.contains(where: \.isHandWritten) else {
            return []
        }
        let triggers = TestTrigger.all(of: bench.spec).filter { trigger in
            flow.sources.contains { $0.kind.source == trigger.source }
        }
        guard let trigger = triggers.first(where: { $0.missing(bench) != nil }), let reason = trigger.missing(bench)
        else {
            return []
        }
        return [
            GeneratedTest(
                name: "\(trigger.name(in: bench.spec))StartsItsWork",
                documentation: TestWords.flows([flow]) + ".",
                skip: reason
            )
        ]
    }

    private static func test(_ work: TestedWork, _ name: String, _ what: String, _ script: TestScript) -> GeneratedTest
    {
        GeneratedTest(name: name, documentation: "\(work.documentation): \(what).", body: script.statements)
    }

    /// What the work is asked for.
    private static func asked(_ work: TestedWork) -> GeneratedTest? {
        guard case .method = work.call.target, work.call.arguments?.isEmpty == false, var script = work.script(),
            let first = work.start(&script, 0)
        else { return nil }
        let isExclusive = [.first, .queue].contains(work.step.kind)
        if isExclusive, let answer = work.answer(0) {
            script.answer(first, with: answer)
            script.add(.line("await harness.settle()"))
        } else {
            script.add(.line(script.call(first).withoutPlace))
        }
        if !isExclusive || work.answer(0) != nil {
            guard work.start(&script, 1) != nil else { return nil }
        }
        script.separate()
        script.expectCalls(of: work.call.double)
        return test(work, "\(work.trigger)Asks\(work.method.capitalizedFirst)", "what it is asked, each time", script)
    }

    /// The answer arrives, and the next one.
    private static func answered(_ work: TestedWork) -> GeneratedTest? {
        let outputs = work.outputs
        if work.answers.isEmpty {
            guard !work.bench.spec.flows[work.flow].endsUnseen else { return nil }
            return GeneratedTest(
                name: "\(work.trigger)ShowsWhat\(work.method.capitalizedFirst)Answers",
                documentation: "\(work.documentation).",
                skip: TestAnswer.missing(for: work.call.target, work.bench)
            )
        }
        guard !outputs.isEmpty, var script = work.script() else { return nil }
        for place in 0..<2 {
            guard let call = work.start(&script, place), let answer = work.answer(place) else { return nil }
            script.answer(call, with: answer)
            script.separate()
            for output in outputs { script.expect(output) }
            if place == 0 { script.separate() }
        }
        return test(
            work,
            "\(work.trigger)ShowsWhat\(work.method.capitalizedFirst)Answers",
            "each answer arrives",
            script
        )
    }

    /// A failure is told once, and the same input works again.
    private static func failed(_ work: TestedWork) -> GeneratedTest? {
        guard work.canFail, var script = work.script(), let first = work.start(&script, 0) else { return nil }
        let before = script.rehearsal
        script.fail(first, TestedWork.failing, TestedWork.failure)
        let told = script.rehearsal.said(since: before)
        script.separate()
        if let (place, value) = script.rehearsal.ended.first, case .output(let index) = place {
            let output = work.bench.spec.outputs[index]
            guard let failure = output.failure?.text else { return nil }
            let path = "harness.\(SwiftText.escapedMember(output.name.text)).failure as? \(failure)"
            script.add(.comes(path, equals: value.swift.hasPrefix(".") ? failure + value.swift : value.swift))
            let name = "aFailureOf\(work.method.capitalizedFirst)Ends\(output.name.text.capitalizedFirst)"
            return test(work, name, "a failure ends the output", script)
        }
        let isUncertain = script.rehearsal.unsure != before.unsure
        if isUncertain, told.isEmpty { return nil }
        for place in told { script.expect(place) }
        if !told.isEmpty { script.separate() }
        guard let second = work.start(&script, 1) else { return nil }
        let again = script.rehearsal
        var outputs: [Rehearsal.Place] = []
        if let answer = work.answer(1) {
            script.answer(second, with: answer)
            outputs = script.rehearsal.said(since: again)
        } else {
            script.add(.line(script.call(second).withoutPlace))
        }
        script.separate()
        for place in outputs where !told.contains(place) { script.expect(place) }
        for place in told { script.expect(place) }
        if script.body.last == .blank {
            script.add(
                .comes("\(work.call.double).calls.count", equals: "\(script.rehearsal.calls[second].number + 1)")
            )
        }
        let what = told.isEmpty ? "a failure stops nothing" : "a failure is told once, and the next try works"
        return test(work, "\(work.trigger)WorksAgainAfter\(work.method.capitalizedFirst)Failed", what, script)
    }

    /// Two pieces of work at a time.
    private static func overlapping(_ work: TestedWork) -> GeneratedTest? {
        let outputs = work.outputs
        guard var script = work.script(), let first = work.start(&script, 0), let one = work.answer(0),
            let other = work.answer(1)
        else { return nil }
        let double = work.call.double
        let number = script.rehearsal.calls[first].number
        script.add(.line(script.call(first).withoutPlace))
        let second = work.start(&script, 1)
        let name = work.trigger
        switch work.step.kind {
        case .latest:
            guard let second else { return nil }
            script.add(.line(script.call(second).withoutPlace))
            script.separate()
            script.add(.comes("\(double).calls[\(number)].isCancelled", equals: "true"))
            script.separate()
            script.answer(second, with: other)
            script.add(.line("\(double).calls[\(number)].\(one.statement)"))
            script.separate()
            for output in outputs { script.expect(output) }
            return test(work, "aNewer\(name.capitalizedFirst)CancelsTheOneBefore", "the latest counts", script)
        case .first:
            guard second == nil else { return nil }
            script.separate()
            script.add(.comes("\(double).calls.count", equals: "\(number + 1)"))
            script.separate()
            script.answer(first, with: one)
            script.separate()
            for output in outputs { script.expect(output) }
            if outputs.isEmpty { script.add(.line("await harness.settle()")) }
            script.separate()
            guard let third = work.start(&script, 1) else { return nil }
            script.add(.line(script.call(third).withoutPlace))
            return test(work, "\(name)IsIgnoredWhileItsWorkRuns", "the first counts until it is done", script)
        case .queue:
            guard second == nil else { return nil }
            script.separate()
            script.add(.comes("\(double).calls.count", equals: "\(number + 1)"))
            script.separate()
            script.answer(first, with: one)
            guard let next = script.rehearsal.calls.lastIndex(where: { $0.flow == work.flow }), next != first else {
                return nil
            }
            script.answer(next, with: other)
            script.separate()
            for output in outputs { script.expect(output) }
            script.expectCalls(of: double)
            return test(work, "\(name)WaitsForTheWorkBefore", "one after the other", script)
        default:
            guard let second else { return nil }
            script.answer(second, with: other)
            script.add(.line("await harness.settle()"))
            script.answer(first, with: one)
            script.separate()
            for output in outputs { script.expect(output) }
            if outputs.isEmpty { script.expectCalls(of: double) }
            return test(work, "every\(name.capitalizedFirst)IsAnsweredWhateverTheOrder", "all count", script)
        }
    }

    /// A flag that shows that work runs goes up and down.
    private static func loading(_ work: TestedWork) -> GeneratedTest? {
        guard let flag = work.flags.first, let answer = work.answer(0) else { return nil }
        return loading(work, flag, "UntilItIsAnswered") { script, call in script.answer(call, with: answer) }
    }

    private static func loadingAfterFailure(_ work: TestedWork) -> GeneratedTest? {
        guard let flag = work.flags.first, work.canFail else { return nil }
        return loading(work, flag, "UntilItFails") { script, call in
            script.fail(call, TestedWork.failing, TestedWork.failure)
        }
    }

    private static func loading(
        _ work: TestedWork,
        _ flag: Rehearsal.Place,
        _ end: String,
        _ finish: (inout TestScript, Int) -> Void
    ) -> GeneratedTest? {
        guard var script = work.script(), script.recorded(flag) != nil, let call = work.start(&script, 0) else {
            return nil
        }
        script.separate()
        script.expect(flag)
        script.separate()
        finish(&script, call)
        script.separate()
        guard script.recorded(flag) != nil else { return nil }
        script.expect(flag)
        let name = script.rehearsal.name(of: flag)
        return test(work, "\(name)Shows\(work.method.capitalizedFirst)\(end)", "`\(name)` shows that it runs", script)
    }

    /// What comes off the main thread is shown on it.
    private static func onMain(_ work: TestedWork) -> GeneratedTest? {
        let outputs = work.outputs.filter { work.canFail || work.bench.isForTheView($0) }
        guard !outputs.isEmpty, let answer = work.answer(0), var script = work.script() else { return nil }
        let method: String
        if case .request = work.call.target { method = "answer" } else { method = "answers" }
        let count = script.rehearsal.calls.count
        script.remove(.line("\(work.call.double).waits()"))
        script.add(
            .line("\(work.call.double).\(method)(with: \(answer.prepared).delivered(on: DispatchQueue.global()))")
        )
        script.separate()
        guard let call = work.start(&script, 0),
            script.rehearsal.calls.dropFirst(count).filter({ $0.double == work.call.double }).count == 1
        else { return nil }
        script.rehearseAnswer(call, with: answer)
        script.separate()
        for output in outputs {
            script.expect(output)
            script.expectOnMain(output)
        }
        let name = "whatComesOf\(work.trigger.capitalizedFirst)ArrivesOnTheMainThread"
        return test(work, name, "the answer comes on another thread", script)
    }
}

extension Flow {
    /// Whether nobody sees what comes of its work: it is ignored, or goes into hand-written logic.
    fileprivate var endsUnseen: Bool {
        switch sink.kind {
        case .ignore, .state: true
        case .call(let invocation): invocation.isHandWritten
        default: false
        }
    }
}

extension String {
    /// `try await x.calls(1)` of `try await x.calls(1)[0]`.
    fileprivate var withoutPlace: String {
        guard hasSuffix("]"), let bracket = lastIndex(of: "[") else { return self }
        return String(self[..<bracket])
    }
}
