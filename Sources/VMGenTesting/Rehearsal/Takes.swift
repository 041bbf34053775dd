import VMGenModel
import VMGenPlan
import VMGenValues

/// The steps that let only the first values through of what is sent, and how much of it shows where they stop.
struct Takes {
    private let reach: TestReach
    private let bench: TestBench
    private let steps: [FlowStep.Place]

    /// No more is sent to get behind one of them.
    private static let most = 6

    /// Those behind what `reach` sends.
    init(_ reach: TestReach, _ bench: TestBench) {
        (self.reach, self.bench) = (reach, bench)
        steps =
            !bench.hasTakes
            ? []
            : bench.routes.flows(from: reach.trigger).flatMap { flow in
                bench.spec.flows[flow].steps.enumerated().filter { $0.element.kind == .take }
                    .map { FlowStep.Place(flow: flow, step: $0.offset) }
            }
    }

    /// Whether one of them has let something through and held nothing back in `rehearsal`.
    private func areOpen(in rehearsal: Rehearsal) -> Bool {
        steps.contains { rehearsal.memory[$0] != nil && !rehearsal.halts.heldBack.contains($0) }
    }

    /// `sends`, and as many of them again as it takes for each step to hold one back, where these are `certain`.
    func overflowing(_ sends: [[KnownValue]], certain: ([KnownValue]) -> Bool) -> [[KnownValue]] {
        guard !steps.isEmpty else { return sends }
        var (all, rehearsal) = (sends, bench.start.sending(reach.prefix))
        for values in sends { rehearsal = rehearsal.sending([TestSending(trigger: reach.trigger, values: values)]) }
        for place in 0..<Self.most {
            if !areOpen(in: rehearsal) { return all }
            let next = reach.sending(place)
            guard certain(next.values) else { return sends }
            rehearsal = rehearsal.sending([next])
            all.append(next.values)
        }
        return sends
    }

    /// Lets pass in `script` what the flows that are over would wait for if they were not.
    func passTime(_ script: inout TestScript) {
        for place in steps where script.rehearsal.halts.heldBack.contains(place) {
            for step in bench.spec.flows[place.flow].steps.prefix(place.step) where step.kind.takesTime {
                if case .amount(let seconds, _) = step.argument { script.pass(seconds.text) }
            }
        }
    }

    /// Starts `work` in `script` until each step on its way holds one back; `last` is the call that it made last.
    func overflow(_ script: inout TestScript, _ work: TestedWork, after last: Int) {
        let before = steps.filter { $0.flow == work.flow && $0.step < work.call.step }
        guard !before.isEmpty else { return }
        var (next, call) = (script, last)
        for place in 2..<Self.most {
            if before.allSatisfy(next.rehearsal.halts.heldBack.contains) {
                script = next
                return passTime(&script)
            }
            guard let answer = work.answer(place - 1) else { return }
            next.answer(call, with: answer)
            next.add(.settle)
            let started = work.start(&next, place)
            if let started {
                call = started
            } else if !before.allSatisfy(next.rehearsal.halts.heldBack.contains) {
                return
            }
        }
    }
}
