import VMGenDoubles
import VMGenModel
import VMGenSpec
import VMGenValues

extension Rehearsal {
    /// The flow at `index` listens to the stream that `swift` names. Returns false where nobody knows what that says.
    mutating func listen(to swift: Fragment, for index: Int) -> Bool {
        guard let (double, given) = bench.stream(swift), !isMissing(double) else { return bench.facts.isOwn(swift) }
        let outcome: RehearsedCall.Outcome = if case .subject = double { .answered } else { .waiting }
        calls.listen(to: double, of: given.type, for: index, outcome)
        guard case .subject(_, _, let kind) = double, kind.traits.contains(.holdsValue) else { return true }
        let first = NaturalValue.of(given.type) ?? bench.values.values(of: given.type).first
        guard let first else { return false }
        arrive([KnownValue(swift: first, type: given.type)], from: .expression(swift.text), at: index)
        return true
    }

    /// The work of a step begins, or waits for its turn, or is left out. Returns whether that is certain.
    ///
    /// - Parameter waiting: what it is asked for where it has waited; of other work that is reckoned now.
    mutating func begin(
        _ step: FlowStep,
        at place: Step,
        _ values: [KnownValue],
        asking waiting: [KnownValue]?? = nil
    ) -> Bool {
        guard case .work(let invocation, let flags) = step.argument,
            let (double, target, types) = bench.double(of: invocation), !bench.answersAtOnce(invocation),
            !isMissing(double)
        else { return false }
        let arguments = waiting ?? known.arguments(invocation, with: values, types: types)
        switch step.kind {
        case .first where !calls.running(at: place).isEmpty: return true
        case .queue where !calls.running(at: place).isEmpty:
            memory[place, default: RehearsedMemory()].values.append(values)
            memory[place]?.asked.append(arguments)
            return true
        default: break
        }
        doubts.note(invocation, arguments)
        count(flags, by: 1)
        if step.kind == .latest { cancel(at: place) }
        calls.add(
            RehearsedCall(
                double: double,
                target: target,
                arguments: arguments,
                flow: place.flow,
                step: place.step,
                retries: step.retries
            )
        )
        return true
    }

    /// The calls of the step at `place` that run are given up.
    mutating func cancel(at place: Step) {
        guard case .work(_, let flags) = spec.flows[place.flow].steps[place.step].argument else { return }
        for index in calls.running(at: place) {
            doubts.noteUnsure(callsOf: calls.cancel(index, inTask: bench.runsInTask(calls[index].target)))
            count(flags, by: -1)
        }
    }

    /// The call at `index` is answered with `value`; nil for nothing.
    mutating func answer(_ index: Int, with value: KnownValue?) {
        guard calls.indices.contains(index), calls[index].outcome == .waiting, let flow = calls[index].flow else {
            return
        }
        let step = calls[index].step
        guard step >= 0 else { return }
        run(
            flow,
            from: step + 1,
            spec.flows[flow].steps[step].after.components.isEmpty ? [] : [value].compactMap { $0 }
        )
        finish(index)
    }

    /// The call at `index` fails.
    mutating func fail(_ index: Int, with failure: RehearsedFailure) {
        guard calls.indices.contains(index), calls[index].outcome == .waiting, let flow = calls[index].flow
        else { return }
        if calls[index].retries > 0 {
            let step = Step(flow: flow, step: calls[index].step)
            let pause = spec.flows[flow].steps[step.step].retryPause?.text
            guard let pause else { return calls.add(calls[index].again()) }
            guard let seconds = Double(pause.filter { $0 != "_" }) else {
                return doubts.lose(flow, from: step.step, &known)
            }
            calls[index].outcome = .resting
            return clock.plan(.call(index), at: step, due: clock.time(in: seconds))
        }
        report(failure, of: spec.flows[flow])
        finish(index)
    }

    private mutating func finish(_ index: Int) {
        guard calls[index].outcome == .waiting, let flow = calls[index].flow else { return }
        calls[index].outcome = .answered
        guard calls[index].step >= 0 else { return }
        let place = Step(flow: flow, step: calls[index].step)
        let step = spec.flows[flow].steps[place.step]
        if case .work(_, let flags) = step.argument {
            if step.kind == .queue, let next = memory[place]?.values.first {
                memory[place]?.values.removeFirst()
                // It begins before the one that is over has let go of its flags.
                _ = begin(step, at: place, next, asking: memory[place]?.asked.removeFirst())
            }
            count(flags, by: -1)
        }
    }

    /// The flags go up one after the other, and come down the other way round.
    private mutating func count(_ flags: [StreamReference], by difference: Int) {
        for flag in difference > 0 ? flags : flags.reversed() {
            guard let (place, isUp) = running.count(flag, by: difference) else { continue }
            say([KnownValue(.bool(isUp), type: "Bool")], at: place)
        }
    }

    /// What becomes of `failure` of the work of `flow`.
    mutating func report(_ failure: RehearsedFailure, of flow: Flow) {
        switch failure.way(in: flow, of: spec, known) {
        case .nowhere: break
        case .ends(let output, let value):
            if let value { ended[.output(output)] = value }
            doubts.lose(.output(output), &known)
        case .reaches(let sink, let values): end(sink, values, of: -1)
        case .isLost(let sink): doubts.lose(sink, &known)
        }
    }
}
