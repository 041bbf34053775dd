import VMGenModel
import VMGenValues

extension PersistenceTests {
    /// What is stored for the state at `place` shows: in what others read of the view model, in what its outputs begin with, or in
    /// what comes of an input; nil where nothing certain does.
    static func restoredState(_ kept: KeptValues, at place: Rehearsal.Place, _ bench: TestBench) -> GeneratedTest? {
        guard var script = TestScript(bench), script.rehearsal.known.held[place] != nil, let value = kept.values.last,
            let port = place.port(in: script.rehearsal.spec)
        else { return nil }
        script.store(kept.store, kept.key, kept.stored(value))
        script.begin(place, with: value)
        script.separate()
        if port.visibility != nil {
            // A flow may have changed it by then.
            let shown = script.rehearsal.doubts.unsure.contains(place) ? nil : script.rehearsal.known.held[place]
            guard let shown, shown.isCertain, shown.swift != bench.start.known.held[place]?.swift else { return nil }
            script.add(.expect(.viewModel(port.name.text), .equals(shown.swift)))
        } else if let shown = beginning(of: script, bench) ?? effect(of: script, bench) {
            script = shown
        } else {
            return nil
        }
        return script.test("\(kept.name)IsRestored", "`\(kept.name)` starts with what is stored for \"\(kept.key)\".")
    }

    /// `script` with what its outputs begin with that is otherwise where nothing is stored.
    private static func beginning(of script: TestScript, _ bench: TestBench) -> TestScript? {
        let places = differing(script.rehearsal, from: bench.start, bench)
        guard !places.isEmpty else { return nil }
        var script = script
        script.expectFromTheStart(places)
        return script
    }

    /// `script` with the first input of which something else comes than where nothing is stored.
    private static func effect(of script: TestScript, _ bench: TestBench) -> TestScript? {
        for trigger in bench.triggers {
            for values in trigger.payloads(bench).prefix(1) {
                let send = TestSending(trigger: trigger, values: values)
                var script = script
                let before = script.rehearsal
                script.send([send])
                script.passTime()
                let other = bench.start.sending([send])
                let places = differing(script.rehearsal, from: other, bench)
                    .filter(script.rehearsal.said(since: before).contains)
                let calls = script.rehearsal.calls.indices.filter { index in
                    let (call, doubts) = (script.rehearsal.calls[index], script.rehearsal.doubts)
                    return other.calls.count == script.rehearsal.calls.count && !doubts.isUnsure(ofCallsOf: call.double)
                        && call.arguments?.map(\.swift) != other.calls[index].arguments?.map(\.swift)
                }
                guard script.rehearsal.doubts.mayTrap == bench.start.doubts.mayTrap, !places.isEmpty || !calls.isEmpty
                else { continue }
                script.separate()
                script.expect(places)
                for index in calls.prefix(1) { script.expectCalls(of: script.rehearsal.calls[index].double) }
                if script.steps.contains(where: \.asserts) { return script }
            }
        }
        return nil
    }

    /// The outputs of which it is certain that `one` says something else than `other`.
    private static func differing(_ one: Rehearsal, from other: Rehearsal, _ bench: TestBench) -> [Rehearsal.Place] {
        let outputs = bench.spec.outputs.indices.map(Rehearsal.Place.output) + [.events]
        return outputs.filter { place in
            guard !one.doubts.unsure.contains(place), !other.doubts.unsure.contains(place) else { return false }
            let (own, others) = (one.said[place] ?? [], other.said[place] ?? [])
            return own.allSatisfy(\.isCertain) && own.map(\.swift) != others.map(\.swift)
        }
    }
}
