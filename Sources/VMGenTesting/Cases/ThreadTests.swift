import VMGenModel
import VMGenPlan

/// Generated tests of what comes from a thread that is not the main one.
enum ThreadTests {
    /// One test: whatever a view, or something in its place, sends from another thread, what comes of it arrives on the main
    /// thread.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        guard var script = TestScript(bench) else { return [] }
        let start = script.rehearsal
        let (certain, others) = sends(start, bench)
        let places = (bench.spec.outputs.indices.map(Rehearsal.Place.output) + [.events]).filter(bench.isForTheView)
        guard !(certain + others).isEmpty else { return [] }
        script.waitEverywhere()
        script.separate()
        var dry = script
        send(certain, in: &dry)
        let known = places.filter { said($0, dry.rehearsal) > said($0, start) }
        let doubles = called(in: dry.rehearsal, bench)
        let isKnown = !known.isEmpty || !doubles.isEmpty
        if isKnown {
            send(certain, in: &script)
            script.separate()
            script.expect(known)
            for double in doubles { script.expectCallsOnMain(of: double) }
        }
        let rest = isKnown ? others : certain + others
        var further = script
        if isKnown { further.separate() }
        send(rest, in: &further)
        further.add(.settle)
        further.separate()
        // What nobody can follow may say nothing at all, but for hand-written logic and operators, which are there to be tested.
        let isWritten = rest.flatMap { bench.routes.flows(from: $0.trigger) }
            .contains { bench.spec.flows[$0].steps.contains { $0.kind == .swift } }
        let runsLogic = isWritten || further.rehearsal.doubts.runsLogic > script.rehearsal.doubts.runsLogic
        let reached = places.filter { place in
            known.contains(place) || said(place, further.rehearsal) > said(place, start)
                || runsLogic && further.rehearsal.doubts.unsure.contains(place) && !start.doubts.unsure.contains(place)
        }
        if !rest.isEmpty, reached != known { script = further }
        guard !reached.isEmpty || isKnown else { return [] }
        for place in reached { script.expectOnMain(place) }
        return [
            script.test(
                "whatIsSentFromTheBackgroundArrivesOnTheMainThread",
                "What a view sends may come from any thread."
            )
        ]
    }

    /// Sends `sends` and lets pass what time they need.
    private static func send(_ sends: [TestSending], in script: inout TestScript) {
        script.sendFromBackground(sends)
        guard script.rehearsal.clock.secondsToWait != nil else { return }
        script.add(.settle)
        script.passTime()
    }

    /// The doubles that were certainly called by flows themselves, and by no task of theirs, which may be anywhere.
    private static func called(in rehearsal: Rehearsal, _ bench: TestBench) -> [TestDouble] {
        var seen: Set<TestDouble> = []
        return rehearsal.calls.filter { call in
            guard case .method = call.target, !bench.runsInTask(call.target) else { return false }
            return !rehearsal.doubts.isUnsure(ofCallsOf: call.double) && seen.insert(call.double).inserted
        }
        .map(\.double)
    }

    /// How much the output at `place` has certainly said.
    private static func said(_ place: Rehearsal.Place, _ rehearsal: Rehearsal) -> Int {
        rehearsal.doubts.unsure.contains(place) ? 0 : rehearsal.said.count(of: place)
    }

    /// All that the view sends and a test has a value for: that of which is certain what comes, and the rest, what others are
    /// combined with first.
    private static func sends(_ start: Rehearsal, _ bench: TestBench) -> (certain: [TestSending], others: [TestSending])
    {
        let certain = bench.certainSends
        let isCertain = Set(certain.map(\.trigger))
        let others = bench.triggers.compactMap { trigger -> TestSending? in
            guard !isCertain.contains(trigger), let values = trigger.payloads(bench).first else {
                return nil
            }
            let send = TestSending(trigger: trigger, values: values)
            return start.sending([send]).doubts.mayTrap == start.doubts.mayTrap && !trigger.isMadeUp(in: bench.spec)
                ? send : nil
        }
        let looksAtOthers = { (send: TestSending) in
            bench.flows(from: send.trigger).contains { !$0.companions.isEmpty }
        }
        let sorted = others.filter { !looksAtOthers($0) } + others.filter(looksAtOthers)
        let isFree = { (send: TestSending) in send.trigger.comesFromAnyThread(in: bench.spec) }
        let overtaken = overtaken(in: bench.spec)
        let isInTurn = { (send: TestSending) in !overtaken.contains(send.trigger.source) }
        let free = certain.filter(isFree)
        return (free.filter(isInTurn), sorted.filter(isFree) + free.filter { !isInTurn($0) })
    }

    /// What ends the work of several merged sources: these reach the main thread as one stream, so that one which is sent
    /// behind the end may arrive before it.
    private static func overtaken(in spec: ViewModelSpec) -> Set<FlowSource.Place> {
        let merging = spec.flows.filter { $0.sources.count > 1 && $0.join == nil }
        return Set(merging.flatMap(\.steps).flatMap(\.until).map(\.place))
    }
}
