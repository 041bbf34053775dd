/// Generated tests of how long things live, and of what happens when a view is wired twice.
enum LifetimeTests {
    /// `transform` twice acts once; the view model goes with its view.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        return [twice(bench) ?? scenarioTwice(bench), release(bench)].compactMap { $0 }
    }

    /// The beginning of a scenario after the view was wired again, for a view model whose spec alone does not tell what comes
    /// of an input.
    private static func scenarioTwice(_ bench: TestBench) -> GeneratedTest? {
        guard !bench.spec.transform.isStored, let start = TestScript(bench)?.rehearsal, start.calls.isEmpty,
            !start.isUnsureOfCalls
        else { return nil }
        for scenario in bench.spec.scenarios {
            guard let end = scenario.steps.firstIndex(where: \.countsWhatHappens) else { continue }
            var beginning = scenario
            beginning.steps = Array(scenario.steps[...end])
            var writer = ScenarioWriter(bench)
            guard !beginning.steps.contains(where: \.startsAgain), writer.write(beginning) == nil,
                let made = writer.body.firstIndex(where: { $0.mentions("let harness = ") })
            else { continue }
            writer.body.insert(.line("harness.transform()"), at: made + 1)
            return GeneratedTest(
                name: "transformTwiceActsOnce",
                documentation:
                    "A view that is wired again takes the place of the one before, as “\(scenario.name.text)” shows.",
                body: writer.body
            )
        }
        return nil
    }

    private static func twice(_ bench: TestBench) -> GeneratedTest? {
        guard !bench.spec.transform.isStored else { return nil }
        for trigger in TestTrigger.all(of: bench.spec) {
            let reach = TestReach(trigger, bench) { before, after in
                !after.said(since: before).filter { Self.isSentInto($0, bench) }.isEmpty
                    || after.calls.dropFirst(before.calls.count).contains { !after.isUnsure(ofCallsOf: $0.double) }
            }
            guard let reach, var script = TestScript(bench) else { continue }
            var dry = script.rehearsal
            dry.start()
            for (other, values) in reach.prefix { dry.send(values, through: other) }
            dry.send(reach.payloads[0], through: trigger)
            if let seconds = dry.secondsToWait { dry.pass(seconds) }
            guard script.quiet(dry) else { continue }
            script.transformAgain()
            script.separate()
            for (other, values) in reach.prefix { script.send(other, values) }
            let before = script.rehearsal
            script.send(trigger, reach.payloads[0])
            if let seconds = script.rehearsal.secondsToWait { script.pass(seconds) }
            script.separate()
            let places = script.rehearsal.said(since: before).filter { isSentInto($0, bench) }
            for place in places { script.expect(place) }
            if places.isEmpty {
                let doubles = Set(script.rehearsal.calls.dropFirst(before.calls.count).map(\.double))
                    .filter { !script.rehearsal.isUnsure(ofCallsOf: $0) }.sorted()
                guard !doubles.isEmpty else { continue }
                for double in doubles {
                    let count = script.rehearsal.calls.filter { $0.double == double }.count
                    script.add(.comes("\(double).calls.count", equals: "\(count)"))
                }
            }
            return GeneratedTest(
                name: "transformTwiceActsOnce",
                documentation: "A view that is wired again takes the place of the one before.",
                body: script.statements
            )
        }
        return nil
    }

    /// Whether the output at `place` has something that flows send into, so that it would say twice what is sent twice.
    private static func isSentInto(_ place: Rehearsal.Place, _ bench: TestBench) -> Bool {
        guard case .output(let index) = place else { return false }
        if case .flows = bench.spec.outputFeeds[index] { return false }
        return true
    }

    private static func release(_ bench: TestBench) -> GeneratedTest? {
        guard !bench.spec.declaration.isValueType, let start = TestScript(bench) else { return nil }
        var script = start
        var dry = script.rehearsal
        let sends = certainSends(from: script.rehearsal, bench)
        for (trigger, values) in sends { dry.send(values, through: trigger) }
        guard script.quiet(dry) else { return nil }
        for (trigger, values) in sends { script.send(trigger, values) }
        let all = script.statements
        guard let made = all.firstIndex(where: { $0.mentions("let harness = ") }) else { return nil }
        let type = bench.spec.declaration.name.text
        let recordings = recordings(bench)
        var body: [TestStatement] = [.line("weak var viewModel: \(type)?")]
        if !recordings.isEmpty { body.append(.line("let outputs: [AnyObject]")) }
        body.append(.line("do {"))
        for (index, statement) in all.enumerated() {
            if case .line(let text) = statement { body.append(.line(Self.indented(text))) }
            guard index == made else { continue }
            body.append(.line("    viewModel = harness.viewModel"))
            if !recordings.isEmpty {
                body.append(.line("    outputs = [\(recordings.joined(separator: ", "))]"))
            }
        }
        body += [.line("}"), .blank, .comes("viewModel == nil", equals: "true")]
        if !recordings.isEmpty { body.append(.line("withExtendedLifetime(outputs) {}")) }
        return GeneratedTest(
            name: "theViewModelIsReleased",
            documentation:
                "Nothing keeps the view model when it is let go, whatever was sent, still runs and is listened to.",
            body: body
        )
    }

    /// What records the outputs, as a test names it.
    private static func recordings(_ bench: TestBench) -> [String] {
        if bench.spec.transform.outputStream != nil { return ["harness.output"] }
        return bench.spec.outputs.filter { $0.kind != nil }.map { "harness.\(SwiftText.escapedMember($0.name.text))" }
    }

    /// `text` one level deeper.
    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }.joined(separator: "\n")
    }

    /// Everything a view can send of which it is certain that no hand-written logic runs.
    static func certainSends(
        from start: Rehearsal,
        _ bench: TestBench
    ) -> [(trigger: TestTrigger, values: [KnownValue])] {
        var rehearsal = start
        var sends: [(trigger: TestTrigger, values: [KnownValue])] = []
        for trigger in TestTrigger.all(of: bench.spec) {
            guard let values = trigger.payloads(bench).first else { continue }
            var after = rehearsal
            after.send(values, through: trigger)
            after.pass(TestReach.patience)
            if after.isUnsureOfCalls, !rehearsal.isUnsureOfCalls { continue }
            guard after.unsure == rehearsal.unsure, after.runsLogic == rehearsal.runsLogic else { continue }
            rehearsal.send(values, through: trigger)
            sends.append((trigger, values))
        }
        return sends
    }
}

extension ScenarioStep {
    /// Whether it says how often something happened, and that it did.
    fileprivate var countsWhatHappens: Bool {
        statements.contains { statement in
            switch statement.kind {
            case .said, .happenedEvent: true
            case .happened(_, let times): times > 0
            case .called(_, .times(let times)): times > 0
            case .called(_, .with): true
            default: false
            }
        }
    }

    /// Whether the view is wired again in it.
    fileprivate var startsAgain: Bool {
        statements.contains { statement in
            if case .start(let isAgain) = statement.kind { isAgain } else { false }
        }
    }
}
