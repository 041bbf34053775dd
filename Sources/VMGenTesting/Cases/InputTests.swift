import VMGenDoubles
import VMGenModel
import VMGenPlan
import VMGenValues

/// Generated tests of what an input does at once: what is shown, and which methods of services are called.
enum InputTests {
    /// A test for each input whose effect follows from the spec.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard bench.obstacle == nil else { return [] }
        return bench.triggers.compactMap { effect(of: $0, bench) }
    }

    /// Whether what `flow` does could be told if there were a value to send.
    private static func isSimple(_ flow: Flow) -> Bool {
        flow.steps.allSatisfy { step in
            if step.kind.isWork || step.kind == .swift { return false }
            if case .logic? = step.argument.invocation?.target { return false }
            return true
        } && !flow.endsInLogic
    }

    private static func documentation(_ trigger: TestTrigger, _ bench: TestBench) -> String {
        let flows = bench.flows(from: trigger)
        let simple = flows.filter(isSimple)
        return TestWords.flows(simple.isEmpty ? flows : simple) + "."
    }

    /// The first way to send `trigger` of which something certainly comes; nil where none is known.
    static func reach(_ trigger: TestTrigger, _ bench: TestBench) -> TestReach? {
        let isSeen = { (before: Rehearsal, after: Rehearsal) in !after.said(since: before).isEmpty }
        let hasEffect = { isSeen($0, $1) || !Self.calls(since: $0, $1).isEmpty }
        return TestReach(trigger, bench, isReached: isSeen)
            ?? TestReach.Effort.allCases.lazy.compactMap { TestReach(trigger, bench, $0, isReached: hasEffect) }.first
    }

    private static func effect(of trigger: TestTrigger, _ bench: TestBench) -> GeneratedTest? {
        guard let reach = reach(trigger, bench).map({ changing($0, bench) }), var script = TestScript(bench) else {
            return nil
        }
        script.separate()
        script.send(reach.prefix)
        let before = script.rehearsal
        var hasLooked = false
        let takes = Takes(reach, bench)
        for values in takes.overflowing(sends(reach, bench), certain: { isCertain($0, reach, bench) }) {
            var next = script
            next.send([TestSending(trigger: trigger, values: values)])
            next.passTime(lookingFirst: &hasLooked)
            if next.rehearsal.doubts.mayTrap != before.doubts.mayTrap { break }
            script = next
        }
        takes.passTime(&script)
        let places = script.rehearsal.said(since: before)
        let calls = Self.calls(since: before, script.rehearsal)
        guard !places.isEmpty || !calls.isEmpty else { return nil }
        script.separate()
        script.expect(places)
        for double in calls { script.expectCalls(of: double) }
        let name = trigger.name(in: bench.spec) + verb(places, calls, script.rehearsal)
        return script.test(name, documentation(trigger, bench))
    }

    /// All that a test of `reach` may send, in order: the usual values, what repeats, and what is filtered out.
    private static func sends(_ reach: TestReach, _ bench: TestBench) -> [[KnownValue]] {
        let first = reach.payloads[0]
        let second = reach.payloads[1]
        let steps = bench.flows(from: reach.trigger).flatMap(\.steps).map(\.kind)
        let usual = [first, second]
        let edge =
            bench.judges ? reach.trigger.edges(bench).first { !usual.contains($0) && isCertain($0, reach, bench) } : nil
        let sends = [first] + (steps.contains(.distinct) ? [first] : []) + [edge].compactMap { $0 } + [second]
        guard bench.judges else { return sends }
        let all = sends + [telling(sends, reach, bench)].compactMap { $0 }
        let others = bench.explorations.exploration(of: reach.trigger, after: reach.prefix, .suited, bench).ends
        return NoticedTwists(reach.trigger, after: reach.prefix, bench)
            .telling(all, others.map(\.payload)) { isCertain($0, reach, bench) }
    }

    /// `reach`, or a way to send the same of which the same outputs say something new, where by that one they do not.
    private static func changing(_ reach: TestReach, _ bench: TestBench) -> TestReach {
        let explored = bench.explorations.exploration(of: reach.trigger, after: reach.prefix, .suited, bench)
        let places = Set(explored.ends.flatMap { $0.after.said(since: explored.before) })
        func isNew(_ before: Rehearsal, _ after: Rehearsal) -> Bool {
            after.said(since: before).filter(places.contains).contains { place in
                let last = before.said[place]?.last?.swift
                return after.said.said(at: place, since: before.said).contains { $0.swift != last }
            }
        }
        let isSeen = explored.ends.contains {
            isNew(explored.before, $0.after) || $0.after.calls.count > explored.before.calls.count
        }
        return isSeen || !bench.judges ? reach : TestReach(reach.trigger, bench, .suited, isReached: isNew) ?? reach
    }

    /// A value of which something else comes than of `sends`, of which the same comes each time; nil where none is known.
    private static func telling(_ sends: [[KnownValue]], _ reach: TestReach, _ bench: TestBench) -> [KnownValue]? {
        let explored = bench.explorations.exploration(of: reach.trigger, after: reach.prefix, .suited, bench)
        let results = explored.ends.map { RehearsedResult(explored.before, $0.after) }
        let known = zip(explored.ends, results).filter { sends.contains($0.0.payload) }.map(\.1)
        guard let same = known.first, known.allSatisfy({ $0 == same }) else { return nil }
        let telling = zip(explored.ends, results).filter { end, result in
            result != same && isCertain(end.payload, reach, bench)
        }
        let edges = reach.trigger.edges(bench)
        return (telling.first { !edges.contains($0.0.payload) } ?? telling.first)?.0.payload
    }

    /// Whether it is known what comes of `values`.
    private static func isCertain(_ values: [KnownValue], _ reach: TestReach, _ bench: TestBench) -> Bool {
        let before = bench.start.sending(reach.prefix + [reach.sending(0), reach.sending(1)])
        let after = before.sending([TestSending(trigger: reach.trigger, values: values)])
        return after.doubts.mayTrap == before.doubts.mayTrap && after.doubts.unsure == before.doubts.unsure
            && after.doubts.isUnsureOfAllCalls == before.doubts.isUnsureOfAllCalls
            && after.doubts.unsureDoubles == before.doubts.unsureDoubles
    }

    /// The doubles of which a test can be certain that they were called since `before`, by those that wait for nothing.
    static func calls(since before: Rehearsal, _ after: Rehearsal) -> [TestDouble] {
        var seen: Set<TestDouble> = []
        return after.calls.dropFirst(before.calls.count).filter { call in
            call.flow == nil && !after.doubts.isUnsure(ofCallsOf: call.double) && seen.insert(call.double).inserted
        }
        .map(\.double)
    }

    /// What the input does, as a part of the test's name.
    private static func verb(_ places: [Rehearsal.Place], _ calls: [TestDouble], _ rehearsal: Rehearsal) -> String {
        let held = places.filter { $0.port(in: rehearsal.spec)?.isStateful == true }.map { $0.name(in: rehearsal.spec) }
        let sent = places.filter { $0.port(in: rehearsal.spec)?.isStateful != true }.map { $0.name(in: rehearsal.spec) }
        let parts = [("Sets", held), ("Sends", sent), ("Calls", calls.map(\.word))].filter { !$0.1.isEmpty }
        return parts.map { $0.0 + TestWords.list($0.1) }.joined(separator: "And")
    }
}

extension Flow {
    /// Whether it ends in a call of hand-written logic.
    fileprivate var endsInLogic: Bool {
        if case .call(let invocation) = sink.kind { return invocation.isHandWritten }
        return false
    }
}
