import VMGenDoubles
import VMGenModel
import VMGenSpec

/// Generated tests of flows that start from what a service says.
enum StreamTests {
    /// A test for each stream of a service whose values follow from the spec, and one for its failure.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        let start = bench.start
        var seen: Set<TestDouble> = []
        return bench.spec.flows.flatMap { flow -> [GeneratedTest] in
            guard flow.sources.count == 1, let swift = flow.sources[0].kind.dependency,
                let double = bench.stream(swift)?.double, seen.insert(double).inserted,
                let call = start.calls.first(where: { $0.double == double })
            else { return [] }
            let isOnly = start.calls.filter { $0.double == double }.count == 1
            let failing = isOnly ? failed(flow, swift, call, bench) : nil
            return [arrived(flow, swift, call, bench), failing].compactMap { $0 }
        }
    }

    private static func arrived(
        _ flow: Flow,
        _ swift: Fragment,
        _ call: RehearsedCall,
        _ bench: TestBench
    ) -> GeneratedTest? {
        let answers = KnownAnswer.all(for: call.target, bench)
        let title = "what\(call.double.word)SaysIsShown"
        let isSingle = bench.stream(swift)?.given.isSingle == true
        let documentation = TestWords.flows([flow]) + (isSingle ? ": its value arrives." : ": each value arrives.")
        guard !answers.isEmpty, var script = TestScript(bench) else { return nil }
        script.separate()
        var hasLooked = false
        var values = answers.prefix(2).compactMap(\.value).filter { $0.type != "Void" }.map { [$0] }
        let stream = TestTrigger.stream(swift)
        let kinds = bench.routes.flows(from: stream).flatMap { bench.spec.flows[$0].steps }.map(\.kind)
        let (isBurst, isDistinct) = (kinds.contains(.debounce) && !isSingle, kinds.contains(.distinct))
        if isDistinct, !isBurst, let first = values.first { values.insert(first, at: 0) }
        let others = values + stream.edges(bench) + stream.suited(bench)
        let noticed = isSingle ? [] : NoticedTwists(stream, bench).telling(values, others).flatMap { $0 }
        let told = noticed.map { KnownAnswer(answer: .sends($0.swift), value: $0) }
        var all = told.isEmpty ? Array(answers.prefix(isSingle ? 1 : 2)) : told
        // The first of two in a burst makes way for the other, and comes behind it.
        if isBurst, let first = all.first {
            let second = all.count > 1 ? all[1] : first
            all = [first, second] + (isDistinct ? [second] : []) + all.dropFirst(2) + [first]
        }
        for (place, answer) in all.enumerated() {
            script.speak(answer, from: swift, double: call.double)
            if !isBurst || place > 0 { script.passTime(lookingFirst: &hasLooked) }
        }
        return script.expectAll(since: bench.start) ? script.test(title, documentation) : nil
    }

    private static func failed(
        _ flow: Flow,
        _ swift: Fragment,
        _ call: RehearsedCall,
        _ bench: TestBench
    ) -> GeneratedTest? {
        guard flow.sources[0].element.canFail, var script = TestScript(bench),
            bench.stream(swift)?.given.takesAnyFailure == true
        else { return nil }
        script.separate()
        script.failStream(flow, double: call.double)
        guard script.expectAll(since: bench.start) else { return nil }
        return script.test(
            "aFailureOf\(call.double.word)IsTold",
            TestWords.flows([flow]) + ": its failure is told once."
        )
    }
}
