import VMGenDiagnostics
import VMGenDoubles
import VMGenModel
import VMGenPlan

/// Generated tests of what comes from a thread that is not the main one.
enum ThreadTests {
    /// What a view, or something in its place, sends from another thread: what comes of it arrives on the main thread, and one
    /// after the other.
    static func tests(_ bench: TestBench) -> [GeneratedTest] {
        [arrival(bench)].compactMap { $0 } + order(bench)
    }

    /// Whatever is sent from another thread, what comes of it arrives on the main thread.
    private static func arrival(_ bench: TestBench) -> GeneratedTest? {
        guard var script = TestScript(bench) else { return nil }
        let start = script.rehearsal
        let (certain, others) = sends(start, bench)
        let places = bench.spec.outputs.indices.map(Rehearsal.Place.output) + [.events]
        let forTheView = places.filter(bench.isForTheView)
        guard !(certain + others).isEmpty else { return nil }
        script.waitEverywhere()
        script.separate()
        var dry = script
        send(certain, in: &dry)
        let known = certain.isEmpty ? [] : places.filter { said($0, dry.rehearsal) > said($0, start) }
        let doubles = called(in: dry.rehearsal, bench)
        let isKnown = !certain.isEmpty && !(known.isEmpty && doubles.isEmpty)
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
        let again = lookingAtOthers(certain + others, bench)
        if !again.isEmpty {
            send(again, in: &further)
            further.add(.settle)
        }
        further.separate()
        let arriving = forTheView.filter { known.contains($0) || said($0, further.rehearsal) > said($0, start) }
        // The app's own operators may bring what comes of it anywhere, and nothing else shows where.
        let isUnsure = { (place: Rehearsal.Place) in
            further.rehearsal.doubts.unsure.contains(place) && !start.doubts.unsure.contains(place)
        }
        let foreign = isForeign(bench) ? forTheView.filter { !arriving.contains($0) && isUnsure($0) } : []
        let leaves = leavesTraces(further.rehearsal, since: start, bench)
        // What the first sends do not bring comes of what is sent again, or of time that passes once more.
        let bringsMore = arriving != forTheView.filter(known.contains) || !foreign.isEmpty
        if bringsMore || leaves && !rest.isEmpty { script = further }
        guard !arriving.isEmpty || isKnown || !foreign.isEmpty || leaves else { return nil }
        for place in arriving { script.expectOnMain(place) }
        for place in foreign { script.expectNothingElsewhere(place) }
        if leaves { script.add(.expect(.reachedFromBackground, .equals("[]"))) }
        var test = script.test(
            !arriving.isEmpty || isKnown
                ? "whatIsSentFromTheBackgroundArrivesOnTheMainThread"
                : leaves ? "nothingHappensOnTheThreadThatSends" : "nothingArrivesOnAnotherThread",
            "What a view sends may come from any thread."
        )
        // On which thread it comes says nothing of what comes.
        test.shows = []
        return test
    }

    /// Those of `sends` whose flows look at what others send: these have come by then.
    private static func lookingAtOthers(_ sends: [TestSending], _ bench: TestBench) -> [TestSending] {
        sends.filter { send in
            send.trigger.comesFromAnyThread(in: bench.spec)
                && bench.flows(from: send.trigger).contains { $0.companions.contains(where: \.saysNothingAtFirst) }
        }
    }

    /// Whether what happened since `start` leaves traces where a view sends if it does not go on to the main thread first: in
    /// what doubles are asked, what is saved, and what is said by streams that bring nothing there themselves.
    private static func leavesTraces(_ after: Rehearsal, since start: Rehearsal, _ bench: TestBench) -> Bool {
        if isForeign(bench) { return false }
        let outputs = bench.spec.outputs.indices.map(Rehearsal.Place.output) + [.events]
        let speaks = outputs.contains { place in
            said(place, after) > said(place, start)
                || after.doubts.unsure.contains(place) && !start.doubts.unsure.contains(place)
        }
        let asks =
            after.calls.count > start.calls.count || after.doubts.isUnsureOfCalls && !bench.waitingDoubles.isEmpty
        let saves = bench.facts.ports.contains { $0.port.persistence != nil } && speaks
        let brings = bench.spec.outputs.allSatisfy { $0.kind?.traits.contains(.deliversOnMain) == true }
        return asks || saves || speaks && !brings
    }

    /// Whether the app's own operators and functions of streams have a part in it: what these do is theirs.
    private static func isForeign(_ bench: TestBench) -> Bool {
        bench.spec.flows.contains { flow in
            flow.steps.contains { $0.kind == .swift } || flow.sources.contains { !$0.kind.given.isEmpty }
        }
    }

    /// For each work that looks at what others send: what is sent behind its start, from another thread too, comes too late for it.
    private static func order(_ bench: TestBench) -> [GeneratedTest] {
        bench.spec.flows.indices.compactMap { index in
            // An input that a flow looks at as it is, is there before what waits for the main thread.
            guard !bench.spec.flows[index].companions.contains(where: { input($0) != nil }),
                let work = bench.explorations.work(of: index, bench), !bench.runsInTask(work.call.target),
                case .method = work.call.target, work.reach.trigger.comesFromAnyThread(in: bench.spec),
                var script = work.script()
            else { return nil }
            script.add(.settle)
            script.separate()
            guard let change = work.change(in: script.rehearsal), change.trigger.comesFromAnyThread(in: bench.spec)
            else { return nil }
            script.sendFromBackground([work.reach.sending(0), change])
            script.separate()
            script.expectCalls(of: work.call.double)
            return script.test(
                "\(work.trigger)IsSentFromTheBackgroundBeforeWhatFollows",
                "\(work.documentation): what comes behind it is too late, from any thread."
            )
        }
    }

    /// What the view sends that `reference` is to; nil for anything else.
    private static func input(_ reference: StreamReference) -> FlowSource.Place? {
        guard case .source(let kind) = reference.kind else { return nil }
        switch kind {
        case .input, .inputEvent: return kind.place
        case .named, .expression, .output, .state, .helper, .start: return nil
        }
    }

    /// Sends `sends` and lets pass what time they need.
    private static func send(_ sends: [TestSending], in script: inout TestScript) {
        if !sends.isEmpty { script.sendFromBackground(sends) }
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
        let others = bench.triggers.flatMap { trigger -> [TestSending] in
            guard !isCertain.contains(trigger), !trigger.isMadeUp(in: bench.spec) else { return [] }
            let sends = trigger.payloads(bench).map { TestSending(trigger: trigger, values: $0) }
            return Array(sends.prefix(isJudgedByHand(trigger, bench) && sends.last != sends.first ? 2 : 1))
        }
        let looksAtOthers = { (send: TestSending) in
            bench.flows(from: send.trigger).contains { !$0.companions.isEmpty }
        }
        let sorted = others.filter { !looksAtOthers($0) } + others.filter(looksAtOthers)
        let isFree = { (send: TestSending) in send.trigger.comesFromAnyThread(in: bench.spec) }
        let (inTurn, circular) = lookedAtFirst(certain.filter(isFree), bench)
        var rehearsal = start
        let isSafe = { (send: TestSending) in
            let after = rehearsal.sending([send])
            guard after.doubts.mayTrap == start.doubts.mayTrap else { return false }
            rehearsal = after
            return true
        }
        return (inTurn.filter(isSafe), (sorted.filter(isFree) + circular).filter(isSafe))
    }

    /// `sends`, those first that flows look at as they are, and what looks at them behind: what waits for the main thread finds
    /// them there whenever they are sent. Those that look at each other stand apart.
    private static func lookedAtFirst(_ sends: [TestSending], _ bench: TestBench)
        -> (sends: [TestSending], circular: [TestSending])
    {
        let lookedAt = sends.map { send in
            let steps = flows(behind: send.trigger, bench).flatMap(\.steps).filter { $0.kind == .with }
            return Set(steps.flatMap(\.references).compactMap(input))
        }
        let places = Dictionary(grouping: sends.indices) { sends[$0].trigger.source }
        var blocking: [Int: [Int]] = [:]
        var blocked = lookedAt.indices.map { index in
            let others = lookedAt[index].flatMap { places[$0] ?? [] }.filter { $0 != index }
            for other in others { blocking[other, default: []].append(index) }
            return others.count
        }
        var ready = sends.indices.filter { blocked[$0] == 0 }
        var first: [TestSending] = []
        while !ready.isEmpty {
            let next = ready.removeFirst()
            first.append(sends[next])
            for later in blocking[next] ?? [] {
                blocked[later] -= 1
                if blocked[later] == 0 { ready.insert(later, at: ready.firstIndex(notBelow: later)) }
            }
        }
        return (first, sends.indices.filter { blocked[$0] > 0 }.map { sends[$0] })
    }

    /// The flows that start from what `trigger` sends, or from what these write.
    private static func flows(behind trigger: TestTrigger, _ bench: TestBench) -> [Flow] {
        var found: [Int] = []
        var open = [trigger.source]
        while let source = open.popLast() {
            let new = bench.routes.all.starting(from: source).filter { !found.contains($0) }
            found += new
            open += new.flatMap { bench.spec.facts.flows[$0].sends }.compactMap(\.source)
        }
        return found.map { bench.spec.flows[$0] }
    }

    /// Whether hand-written logic says what goes on of what `trigger` sends: a test sends more than one value then.
    private static func isJudgedByHand(_ trigger: TestTrigger, _ bench: TestBench) -> Bool {
        bench.flows(from: trigger).flatMap(\.steps).contains { step in
            [.filter, .compactMap].contains(step.kind) && step.argument.invocation?.isHandWritten == true
        }
    }
}
