import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenSpec

/// Generated tests of how long things live, and of what happens when a view is wired twice.
enum LifetimeTests {
    /// `transform` twice acts once; the view model goes with its view.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        // What each call makes anew says at least that the second one is wired.
        let again = again(bench, lasting: true) ?? again(bench, lasting: false)
        return [again, release(bench)].compactMap { $0 }
    }

    /// The test of a second call of `transform`, which looks at what outlives the first where that is to be `lasting`.
    private static func again(_ bench: TestBench, lasting: Bool) -> GeneratedTest? {
        let isSubscribed = bench.spec.facts.flows.contains(where: \.isSubscribed)
        return isSubscribed
            ? twice(bench, lasting, isSubscribed: true) ?? scenarioTwice(bench, lasting) ?? twice(bench, lasting)
            : twice(bench, lasting) ?? scenarioTwice(bench, lasting)
    }

    /// The beginning of a scenario after the view was wired again, for a view model whose spec alone does not tell what comes of an input.
    private static func scenarioTwice(_ bench: TestBench, _ lasting: Bool) -> GeneratedTest? {
        let (spec, start) = (bench.spec, bench.start)
        guard spec.facts.beginAlike(spec), start.calls.isEmpty, !start.doubts.isUnsureOfCalls else { return nil }
        for scenario in spec.scenarios {
            guard let end = scenario.steps.firstIndex(where: { $0.countsWhatHappens(bench, lasting) }) else { continue }
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
    private static func twice(_ bench: TestBench, _ lasting: Bool, isSubscribed: Bool = false) -> GeneratedTest? {
        guard !bench.spec.transform.isStored else { return nil }
        let all = bench.triggers
        for (effort, trigger) in TestReach.Effort.simple.flatMap({ effort in all.map { (effort, $0) } }) {
            let reach = TestReach(trigger, bench, effort) { before, after in
                !after.said(since: before).filter { Self.isSentInto($0, bench, lasting) }.isEmpty
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
            let places = script.rehearsal.said(since: before).filter { isSentInto($0, bench, false) }
            script.expect(places)
            if !places.contains(where: { isSentInto($0, bench, lasting) }) {
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

    /// Whether the output at `place` has something that flows send into, so that it would say twice what is sent twice: where that
    /// is `lasting`, it outlives a call of `transform`.
    fileprivate static func isSentInto(_ place: Rehearsal.Place, _ bench: TestBench, _ lasting: Bool) -> Bool {
        let facts = bench.spec.facts
        switch place {
        case .output(let index): return facts.outputs[index].held.map { !lasting || $0.outlivesCalls } ?? false
        case .events: return lasting && facts.events.held?.outlivesCalls == true
        case .state, .named, .variable: return false
        }
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
    /// Whether it says how often something happened, and that it did, which would happen twice as often if the first call of
    /// `transform` still had its subscriptions.
    fileprivate func countsWhatHappens(_ bench: TestBench, _ lasting: Bool) -> Bool {
        func outlives(_ subject: ScenarioSubject) -> Bool {
            switch subject {
            case _ where !lasting: true
            case .output(let index): LifetimeTests.isSentInto(.output(index), bench, true)
            case .outputEvent: LifetimeTests.isSentInto(.events, bench, true)
            case .state, .parameter, .field, .variable, .stream, .property: false
            }
        }
        return statements.contains { statement in
            switch statement.kind {
            case .said(let subject, _): outlives(subject)
            case .happenedEvent: !lasting || LifetimeTests.isSentInto(.events, bench, true)
            case .happened(let subject, let times): times > 0 && outlives(subject)
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
