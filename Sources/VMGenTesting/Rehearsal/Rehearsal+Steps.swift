import VMGenModel
import VMGenPlan
import VMGenValues

extension Rehearsal {
    /// How many flows may follow one from the other, as an output follows from an output. More than that nobody writes, and
    /// nothing is certain of what comes behind them.
    private static let longestChain = 50

    /// Something says `values`: every flow that starts from it goes on.
    mutating func emit(_ source: Source, _ values: [KnownValue]) {
        guard speaking.count < Self.longestChain else { return doubts.loseFlows(from: source, &known) }
        speaking.append(source)
        defer { speaking.removeLast() }
        latest.note(values, of: source, for: bench.facts.relays.contains(source) ? wiring.flows : nil)
        if focus != nil, bench.bystanders[source] != nil, !passedOver.contains(source) { passedOver.append(source) }
        if !bench.facts.unwaiting.contains(source) { wiring.keep(values, of: source) }
        // What ends work listens right before what the work starts from does.
        var ends = (bench.facts.ends[source] ?? [])[...]
        for index in bench.listeners(to: source, about: focus) where wiring.reaches(index, from: source) {
            endWork(&ends, until: bench.facts.turn(of: index))
            arrive(values, from: source, at: index)
        }
        endWork(&ends, until: .max)
    }

    /// Ends the work of the first steps of `ends`, whose flows listen no later than at `turn`, and takes them away.
    private mutating func endWork(_ ends: inout ArraySlice<Step>, until turn: Int) {
        while let place = ends.first, bench.facts.turn(of: place.flow) <= turn {
            ends.removeFirst()
            memory[place] = nil
            cancel(at: place)
        }
    }

    /// `values` come from `source` to the beginning of the flow at `index`.
    mutating func arrive(_ values: [KnownValue], from source: Source, at index: Int) {
        let flow = spec.flows[index]
        guard let join = flow.join else {
            let isEmptied = flow.sources.count > 1 && flow.sources.contains { $0.element.components.isEmpty }
            return run(index, from: 0, isEmptied ? [] : values)
        }
        let place = Step(flow: index, step: -1)
        let all = memory[place, default: RehearsedMemory()].joined(values, from: source, of: flow, by: join)
        guard let joined = all else { return }
        if case .closure(let body) = join.argument {
            // Where a source has several parts, each `$0` is all of one source's.
            guard joined.count == flow.sources.count else { return doubts.lose(index, from: 1, &known) }
            let value = known.result(of: body, with: joined)
            doubts.note(body, value)
            guard let value else { return doubts.lose(index, from: 1, &known) }
            return run(index, from: 1, [value])
        }
        run(index, from: 1, joined)
    }

    /// The flow at `index` goes on with `values` at its step at `start`.
    package mutating func run(_ index: Int, from start: Int, _ values: [KnownValue]) {
        var values = values
        let flow = spec.flows[index]
        // Nothing happens any more before a `take` that has let its last value through.
        if let last = flow.spentTake(of: index, from: start, memory) {
            halts[index] = RehearsalHalt(step: last, isUnknown: false)
            return
        }
        defer { if let last = flow.spentTake(of: index, from: start, memory) { end(index, before: last) } }
        for position in flow.steps.indices.dropFirst(start) {
            let step = flow.steps[position]
            let place = Step(flow: index, step: position)
            switch outcome(of: step, at: place, values) {
            case .goesOn(let next): values = next
            case .stops:
                if step.kind.isWork {
                    ends.insert(index)
                } else {
                    halts[index] = RehearsalHalt(step: position, isUnknown: false)
                }
                return
            case .isUnknown:
                halts[index] = RehearsalHalt(step: position, isUnknown: true)
                if case .work(let invocation, _) = step.argument, invocation.isHandWritten { logicWork.append(index) }
                return doubts.lose(index, from: position, &known)
            }
        }
        end(flow.sink, values, of: index)
    }

    /// Ends what happens in the flow at `index` before its step at `position`.
    mutating func end(_ index: Int, before position: Int) {
        for place in (0..<position).map({ Step(flow: index, step: $0) }) {
            memory[place] = nil
            cancel(at: place)
        }
    }

    private mutating func outcome(of step: FlowStep, at place: Step, _ values: [KnownValue]) -> StepPassage {
        let rehearsed = StepRehearsal(step: twist?.twisted(step, at: place) ?? step, values: values)
        switch step.kind {
        case .combine, .zip, .share, .start: return .goesOn(values)
        case .map, .filter, .compactMap, .replace: return rehearsed.changed(known, noting: &doubts)
        case .distinct, .skip, .take: return rehearsed.counted(&memory[place])
        case .with:
            let isUnsure = rehearsed.missesCompanions(at: place.flow, latest, while: speaking, spec)
            return isUnsure ? .isUnknown : rehearsed.accompanied(known, latest, doubts)
        case .debounce, .throttle, .delay:
            guard bench.harness.doubles.contains(where: { $0.need == "time" }) else { return .isUnknown }
            return rehearsed.timed(at: place, &memory[place], &clock)
        case .swift: return .isUnknown
        case .do:
            if case .invocation(let invocation) = step.argument { call(invocation, with: values) }
            return .goesOn(values)
        case .latest, .first, .queue, .all:
            return begin(step, at: place, values) ? .stops : .isUnknown
        }
    }
}

extension Flow {
    /// The place of the last `take` from the step at `start` on that has let its last value through; nil where there is none.
    fileprivate func spentTake(
        of index: Int,
        from start: Int,
        _ memory: [Rehearsal.Step: RehearsedMemory]
    ) -> Int? {
        steps.indices.last { $0 >= start && steps[$0].isSpent(memory[Rehearsal.Step(flow: index, step: $0)]) }
    }
}

extension FlowStep {
    /// Whether it is a `take` that has let through as many values as it lets, by what it remembers.
    fileprivate func isSpent(_ memory: RehearsedMemory?) -> Bool {
        guard kind == .take, case .amount(let amount, _) = argument, let limit = Int(amount.text) else { return false }
        return memory.map { $0.count >= limit } ?? false
    }
}
