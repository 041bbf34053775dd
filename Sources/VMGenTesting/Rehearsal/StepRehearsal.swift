import VMGenDoubles
import VMGenModel
import VMGenSpec
import VMGenValues

/// What a step that does no work makes of the values that arrive at it.
struct StepRehearsal {
    /// The step.
    let step: FlowStep
    /// What arrives.
    let values: [KnownValue]

    /// What a step makes of each value by itself. What may end the process on the way is noted in `doubts`.
    func changed(_ known: KnownMembers, noting doubts: inout RehearsalDoubts) -> StepPassage {
        switch (step.kind, step.argument) {
        case (.map, .closure(let body)):
            let value = known.result(of: body, with: values)
            doubts.note(body, value)
            return value.map { .goesOn($0.parts(step.after)) } ?? .isUnknown
        case (.map, .invocation(let invocation)):
            guard case .foreign = invocation.target, !invocation.isReference, invocation.arguments != nil,
                let value = known.value(of: invocation.text, with: values, type: nil), value.content != .unknown
            else { return .isUnknown }
            return .goesOn([value])
        case (.filter, .closure(let body)):
            let passes = known.passes(body, values)
            if passes == nil { doubts.note(body, nil) }
            return passes.map { $0 ? .goesOn(values) : .stops } ?? .isUnknown
        case (.compactMap, _):
            guard let value = unwrapped(known, noting: &doubts) else { return .isUnknown }
            if value.content == .none { return .stops }
            let type = value.type.flatMap { TypeText($0).optionalOf?.text }
            return .goesOn(value.retyped(type).parts(step.after))
        case (.replace, .expression(let swift)):
            let value = known.value(of: swift, with: [], type: nil)
            doubts.note(swift, value)
            guard let value else { return .isUnknown }
            return .goesOn(step.after.components.isEmpty ? [] : [value])
        default: return .isUnknown
        }
    }

    /// What a `compactMap` looks at; nil where nobody can tell whether it is there: what a call makes may be nothing.
    private func unwrapped(_ known: KnownMembers, noting doubts: inout RehearsalDoubts) -> KnownValue? {
        var value: KnownValue?
        var isMade = false
        switch step.argument {
        case .none:
            value = values.count == 1 ? values[0] : nil
            isMade = value?.mayBeNil == true
        case .closure(let body):
            value = known.result(of: body, with: values)
            doubts.note(body, value)
            if case .spelt? = value?.content {
                isMade =
                    value.map {
                        $0.isOpenMember || body.text.holds("(") && $0.swift.first != "(" && !values.contains($0)
                    }
                    ?? false
            }
        default: break
        }
        return value?.content == .unknown || isMade ? nil : value
    }

    /// What `distinct`, `skip` and `take` make of what came before, which they keep in `memory`.
    func counted(_ memory: inout RehearsedMemory?) -> StepPassage {
        if step.kind == .distinct { return distinct(&memory) }
        guard case .amount(let amount, _) = step.argument, let limit = Int(amount.text) else { return .isUnknown }
        let count = memory?.count ?? 0
        var next = memory ?? RehearsedMemory()
        next.count += 1
        memory = next
        return (count < limit) == (step.kind == .take) ? .goesOn(values) : .stops
    }

    private func distinct(_ memory: inout RehearsedMemory?) -> StepPassage {
        guard case .none = step.argument else { return .isUnknown }
        if let last = memory?.values.last {
            if last.map(\.swift) == values.map(\.swift), values.allSatisfy(\.isCertain) { return .stops }
            let isCertain = (last + values).allSatisfy { $0.content != .unknown }
            guard isCertain, zip(last, values).contains(where: { $0.isSame($1) != true }) else { return .isUnknown }
        }
        memory = RehearsedMemory(values: [values])
        return .goesOn(values)
    }

    /// What `debounce`, `throttle` and `delay` let through at once; what comes later is planned at `place`.
    func timed(
        at place: Rehearsal.Step,
        _ memory: inout RehearsedMemory?,
        _ clock: inout RehearsalClock
    ) -> StepPassage {
        guard case .amount(let amount, let isFirst) = step.argument,
            let seconds = Double(amount.text.filter { $0 != "_" })
        else { return .isUnknown }
        guard step.kind == .throttle else {
            if step.kind == .debounce { clock.forget(at: place) }
            clock.plan(.values(values), at: place, due: clock.time(in: seconds))
            return .stops
        }
        let opens = memory?.opens ?? 0
        if memory == nil || clock.now >= opens {
            memory = RehearsedMemory(opens: clock.time(in: seconds))
            return .goesOn(values)
        }
        if isFirst { return .stops }
        let waiting = clock.forget(at: place)
        clock.plan(.values(values), at: place, due: waiting ?? opens)
        if waiting == nil { memory?.opens = clock.time(in: opens - clock.now + seconds) }
        return .stops
    }

    /// Whether it is not certain that the flow at `index` has heard of what it takes along: it listens behind what said it, or what
    /// speaks at the moment made that speak.
    func missesCompanions(
        at index: Int,
        _ latest: LatestValues,
        while speaking: [Rehearsal.Source],
        _ spec: ViewModelSpec
    ) -> Bool {
        step.references.contains { reference in
            guard case .source(let kind) = reference.kind else { return false }
            return latest.isMissed(kind.place, by: index)
                || speaking.contains(kind.place) && !kind.place.holdsValue(in: spec)
        }
    }

    /// What `with` adds: what members are, and what `latest` says that other streams said last.
    func accompanied(
        _ known: KnownMembers,
        _ latest: LatestValues,
        _ doubts: RehearsalDoubts
    ) -> StepPassage {
        guard case .streams(let references) = step.argument else { return .isUnknown }
        var values = values
        for reference in references {
            switch reference.kind {
            case .value(let name):
                guard let value = known.taken(name, reference.text) else { return .isUnknown }
                values.append(value)
            case .source(let kind):
                let source = kind.place
                if let place = source.written, place.port(in: doubts.bench.spec)?.isStateful == true {
                    guard let value = known.held[place] else { return .isUnknown }
                    values.append(value)
                } else if let place = source.written, doubts.unsure.contains(place) {
                    return .isUnknown
                } else {
                    guard !doubts.lostStreams.contains(source) else { return .isUnknown }
                    guard let last = latest[source] else {
                        return kind.mayHoldValue(in: doubts.bench.spec) ? .isUnknown : .stops
                    }
                    values += last
                }
            }
        }
        return .goesOn(values)
    }
}
