/// Generated tests of work that starts by itself: with the view model, or with what a state holds from the beginning.
enum StartTests {
    /// The tests of each method or request that is asked before anything is sent.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard let start = TestScript(bench)?.rehearsal else { return [] }
        return start.calls.indices.flatMap { index -> [GeneratedTest] in
            let call = start.calls[index]
            guard let flow = call.flow, call.step >= 0, !start.isUnsure(ofCallsOf: call.double),
                start.calls.filter({ $0.double == call.double }).count == 1
            else { return [] }
            return [asked, answered, failed].compactMap { $0(bench, index, bench.spec.flows[flow]) }
        }
    }

    /// What is called, as a part of a test's name.
    private static func name(_ call: RehearsedCall, _ bench: TestBench) -> String {
        switch call.target {
        case .request(let index): bench.spec.requests[index].name.text.capitalizedFirst
        case .method(let service, let method): bench.spec.services[service].methods[method].name.text.capitalizedFirst
        case .stream: ""
        }
    }

    private static func asked(_ bench: TestBench, _ index: Int, _ flow: Flow) -> GeneratedTest? {
        guard var script = TestScript(bench), case .method = script.rehearsal.calls[index].target else { return nil }
        let call = script.rehearsal.calls[index]
        script.separate()
        script.expectCalls(of: call.double)
        return GeneratedTest(
            name: "atFirst\(name(call, bench))IsAsked",
            documentation: "\(TestWords.flows([flow])): what it is asked, once.",
            body: script.statements
        )
    }

    private static func answered(_ bench: TestBench, _ index: Int, _ flow: Flow) -> GeneratedTest? {
        guard var script = TestScript(bench) else { return nil }
        let call = script.rehearsal.calls[index]
        guard let answer = TestAnswer.all(for: call.target, bench).first else { return nil }
        let before = script.rehearsal
        script.separate()
        script.answer(index, with: answer)
        let places = script.rehearsal.said(since: before)
        guard !places.isEmpty else { return nil }
        script.separate()
        for place in places { script.expect(place) }
        return GeneratedTest(
            name: "atFirst\(name(call, bench))sAnswerIsShown",
            documentation: "\(TestWords.flows([flow])): its answer arrives.",
            body: script.statements
        )
    }

    private static func failed(_ bench: TestBench, _ index: Int, _ flow: Flow) -> GeneratedTest? {
        guard var script = TestScript(bench),
            case .work(let invocation, _)? = flow.steps.first(where: \.kind.isWork)?.argument,
            invocation.canFail, bench.takesAnyFailure(script.rehearsal.calls[index].target)
        else { return nil }
        let before = script.rehearsal
        script.separate()
        script.fail(index, TestedWork.failing, TestedWork.failure)
        let places = script.rehearsal.said(since: before)
        guard !places.isEmpty else { return nil }
        script.separate()
        for place in places { script.expect(place) }
        return GeneratedTest(
            name: "atFirstAFailureOf\(name(before.calls[index], bench))IsTold",
            documentation: "\(TestWords.flows([flow])): its failure is told once.",
            body: script.statements
        )
    }
}
