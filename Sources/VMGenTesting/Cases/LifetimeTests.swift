import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec

/// Generated tests of how long things live, and of what happens when a view is wired twice.
enum LifetimeTests {
    /// `transform` twice acts once; the view model goes with its view.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        let again =
            bench.spec.facts.flows.contains(where: \.isSubscribed)
            ? twice(bench, isSubscribed: true) ?? scenarioTwice(bench) ?? twice(bench)
            : twice(bench) ?? scenarioTwice(bench)
        return [again, release(bench)].compactMap { $0 }
    }

    /// The beginning of a scenario after the view was wired again, for a view model whose spec alone does not tell what comes
    /// of an input.
    private static func scenarioTwice(_ bench: TestBench) -> GeneratedTest? {
        let start = bench.start
        guard !bench.spec.transform.isStored, start.calls.isEmpty, !start.doubts.isUnsureOfCalls else { return nil }
        for scenario in bench.spec.scenarios {
            guard let end = scenario.steps.firstIndex(where: \.countsWhatHappens) else { continue }
            var beginning = scenario
            beginning.steps = Array(scenario.steps[...end])
            guard !beginning.steps.contains(where: \.startsAgain),
                var test = try? ScenarioReader.test(of: beginning, beginning: scenario, bench)
            else { continue }
            test.steps.insert(.transform, at: 0)
            test.name = "transformTwiceActsOnce"
            test.documentation =
                "A second `\(bench.spec.transform.method)` replaces the first, as “\(scenario.name.text)” shows."
            return test
        }
        return nil
    }

    /// What comes of an input after the view was wired again. Where it `isSubscribed`, that is what `transform` listens to
    /// itself, and what would come twice if it went on doing so; what nobody but a view listens to goes with that one.
    private static func twice(_ bench: TestBench, isSubscribed: Bool = false) -> GeneratedTest? {
        guard !bench.spec.transform.isStored else { return nil }
        let all = bench.triggers
        for (effort, trigger) in TestReach.Effort.simple.flatMap({ effort in all.map { (effort, $0) } }) {
            let reach = TestReach(trigger, bench, effort) { before, after in
                !after.said(since: before).filter { Self.isSentInto($0, bench) }.isEmpty
                    || after.calls.dropFirst(before.calls.count).contains { call in
                        !after.doubts.isUnsure(ofCallsOf: call.double)
                            && (!isSubscribed || call.flow.map { bench.spec.facts.flows[$0].isSubscribed } ?? true)
                    }
            }
            guard let reach, var script = TestScript(bench) else { continue }
            script.transformAgain()
            script.separate()
            script.send(reach.prefix)
            let before = script.rehearsal
            script.send([reach.sending(0)])
            script.passTime()
            script.separate()
            let places = script.rehearsal.said(since: before).filter { isSentInto($0, bench) }
            script.expect(places)
            if places.isEmpty {
                let doubles = Set(script.rehearsal.calls.dropFirst(before.calls.count).map(\.double))
                    .filter { !script.rehearsal.doubts.isUnsure(ofCallsOf: $0) }
                    .sorted { ($0.parameter, $0.word) < ($1.parameter, $1.word) }
                guard !doubles.isEmpty else { continue }
                for double in doubles { script.expectCount(of: double) }
            }
            return script.test(
                "transformTwiceActsOnce",
                "A second `\(bench.spec.transform.method)` replaces the first."
            )
        }
        return nil
    }

    /// Whether the output at `place` has something that flows send into, so that it would say twice what is sent twice.
    private static func isSentInto(_ place: Rehearsal.Place, _ bench: TestBench) -> Bool {
        guard case .output(let index) = place else { return false }
        return bench.spec.facts.outputs[index].held != nil
    }

    private static func release(_ bench: TestBench) -> GeneratedTest? {
        // A double keeps what it was handed.
        let isHanded = bench.spec.flows.flatMap(\.invocations).contains { call in
            let arguments = call.arguments.map { SwiftText.split($0, on: ",") } ?? []
            return arguments.contains { $0.text == "self" || $0.text.hasSuffix(": self") }
        }
        guard !bench.spec.declaration.isValueType, !isHanded, var script = TestScript(bench) else { return nil }
        script.send(bench.certainSends)
        let sent = Set(bench.certainSends.map(\.trigger))
        let left = bench.triggers.filter { !sent.contains($0) }.map { "`\($0.method(in: bench.spec))`" }
        let names = left.prefix(4).joined(separator: ", ") + (left.count > 4 ? " and \(left.count - 4) more" : "")
        let them = left.count == 1 ? "it" : "them"
        let without = left.isEmpty ? "" : "\nLeft out, since the spec does not tell what comes of \(them): \(names)."
        let outputs =
            bench.spec.transform.outputStream != nil
            ? ["output"] : bench.spec.outputs.filter { $0.kind != nil }.map(\.name.text)
        return script.test(
            "theViewModelIsReleased",
            "Neither subscriptions nor work that still runs keep the view model.\(without)",
            purpose: .release(outputs: outputs)
        )
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
