import VMGenDoubles
import VMGenModel

/// Generated tests of work that starts by itself: with the view model, or with what a state holds from the beginning.
enum StartTests {
    /// The tests of each method or request that is asked before anything is sent.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        let start = bench.start
        return start.calls.indices.flatMap { index -> [GeneratedTest] in
            let call = start.calls[index]
            guard let flow = call.flow, call.step >= 0, !start.doubts.isUnsure(ofCallsOf: call.double),
                start.calls.filter({ $0.double == call.double }).count == 1
            else { return [] }
            let all = [asked, answered, failed].compactMap { $0(bench, index, bench.spec.flows[flow]) }
            return (all + ended(bench, index)).map { test in
                var test = test
                test.shows.insert(flow)
                return test
            }
        }
    }

    /// What is called, as a part of a test's name.
    private static func name(_ call: RehearsedCall, _ bench: TestBench) -> String {
        bench.name(of: call).capitalizedFirst
    }

    private static func ended(_ bench: TestBench, _ index: Int) -> [GeneratedTest] {
        guard var script = TestScript(bench) else { return [] }
        script.separate()
        return EndingTests.tests(script, endingCall: index)
    }

    private static func asked(_ bench: TestBench, _ index: Int, _ flow: Flow) -> GeneratedTest? {
        guard var script = TestScript(bench), case .method = script.rehearsal.calls[index].target else { return nil }
        let call = script.rehearsal.calls[index]
        script.separate()
        script.expectCalls(of: call.double)
        return script.test(
            "atFirst\(name(call, bench))IsAsked",
            "\(TestWords.flows([flow])): one call, and what it is made with."
        )
    }

    private static func answered(_ bench: TestBench, _ index: Int, _ flow: Flow) -> GeneratedTest? {
        let call = bench.start.calls[index]
        guard let answer = KnownAnswer.all(for: call.target, bench).first else { return nil }
        let name = name(call, bench)
        return shown(
            bench,
            "atFirst\(name)\(name.hasSuffix("s") ? "" : "s")AnswerIsShown",
            "\(TestWords.flows([flow])): its answer arrives."
        ) {
            $0.answer(index, with: answer)
        }
    }

    private static func failed(_ bench: TestBench, _ index: Int, _ flow: Flow) -> GeneratedTest? {
        let call = bench.start.calls[index]
        guard case .work(let invocation, _)? = flow.steps.first(where: \.kind.isWork)?.argument, invocation.canFail,
            bench.takesAnyFailure(call.target)
        else { return nil }
        let name = "atFirstAFailureOf\(name(call, bench))IsTold"
        return shown(bench, name, "\(TestWords.flows([flow])): its failure is told once.") {
            $0.fail(index, TestedWork.failure)
        }
    }

    /// A test of what is shown once `finish` has ended the work that began by itself.
    private static func shown(
        _ bench: TestBench,
        _ name: String,
        _ documentation: String,
        _ finish: (inout TestScript) -> Void
    ) -> GeneratedTest? {
        guard var script = TestScript(bench) else { return nil }
        script.separate()
        finish(&script)
        return script.expectAll(since: bench.start) ? script.test(name, documentation) : nil
    }
}
