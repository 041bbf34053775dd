import VMGenDiagnostics

/// Generated tests of flows that start from what a service says.
enum StreamTests {
    /// A test for each stream of a service whose values follow from the spec, and one for its failure.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard let start = TestScript(bench)?.rehearsal else { return [] }
        var seen: Set<String> = []
        return bench.spec.flows.flatMap { flow -> [GeneratedTest] in
            guard flow.sources.count == 1, case .expression(let swift) = flow.sources[0].kind,
                let (double, _, _) = start.stream(swift), seen.insert(double).inserted,
                let call = start.calls.first(where: { $0.double == double })
            else { return [] }
            let count = start.calls.filter { $0.double == double }.count
            return [arrived(flow, swift, call, bench), count == 1 ? failed(flow, swift, call, bench) : nil].compactMap {
                $0
            }
        }
    }

    private static func name(_ call: RehearsedCall) -> String {
        call.double.split(separator: ".").last.map { String($0.dropFirst(2)) } ?? ""
    }

    private static func arrived(
        _ flow: Flow,
        _ swift: Fragment,
        _ call: RehearsedCall,
        _ bench: TestBench
    ) -> GeneratedTest? {
        let answers = TestAnswer.all(for: call.target, bench)
        let title = "what\(name(call))SaysIsShown"
        let documentation = TestWords.flows([flow]) + ": each value arrives."
        guard !answers.isEmpty else {
            let reason = TestAnswer.missing(for: call.target, bench)
            return GeneratedTest(name: title, documentation: documentation, skip: reason)
        }
        guard var script = TestScript(bench) else { return nil }
        var dry = script.rehearsal
        for answer in answers { if let value = answer.value { dry.speak(value, from: swift) } }
        let places = dry.said(since: script.rehearsal)
        guard !places.isEmpty, script.quiet(dry) else { return nil }
        script.separate()
        for answer in answers.prefix(2) { script.speak(answer, from: swift, double: call.double) }
        script.separate()
        for place in places { script.expect(place) }
        return GeneratedTest(name: title, documentation: documentation, body: script.statements)
    }

    private static func failed(
        _ flow: Flow,
        _ swift: Fragment,
        _ call: RehearsedCall,
        _ bench: TestBench
    ) -> GeneratedTest? {
        guard flow.sources[0].element.canFail, var script = TestScript(bench),
            script.rehearsal.stream(swift)?.takesAnyFailure == true
        else { return nil }
        let before = script.rehearsal
        script.separate()
        script.failStream(flow, double: call.double)
        let told = script.rehearsal.said(since: before)
        guard !told.isEmpty else { return nil }
        script.separate()
        for place in told { script.expect(place) }
        return GeneratedTest(
            name: "aFailureOf\(name(call))IsTold",
            documentation: TestWords.flows([flow]) + ": its failure is told once.",
            body: script.statements
        )
    }
}
