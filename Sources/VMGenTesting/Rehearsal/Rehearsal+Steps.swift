import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

extension Rehearsal {
    /// How many flows may follow one from the other, as an output follows from an output. More than that nobody writes, and
    /// nothing is certain of what comes behind them.
    private static let longestChain = 50

    /// Something says `values`: every flow that starts from it goes on.
    mutating func emit(_ source: Source, _ values: [KnownValue]) {
        guard depth < Self.longestChain else { return loseFlows(from: source) }
        depth += 1
        defer { depth -= 1 }
        latest[source] = values
        for place in bench.facts.ends[source] ?? [] {
            memory[place] = nil
            cancel(at: place)
        }
        for index in bench.facts.flows[source] ?? []
        where !isWiring || wired.contains(index) || !source.holdsValue(in: spec) {
            arrive(values, from: source, at: index)
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
        var state = memory[place] ?? RehearsedMemory()
        for (position, other) in flow.sources.enumerated() where other.place == source {
            if join.kind == .zip {
                state.queues[position, default: []].append(values)
            } else {
                state.bySource[position] = values
            }
        }
        let all = flow.sources.indices.map { join.kind == .zip ? state.queues[$0]?.first : state.bySource[$0] }
        let isComplete = !all.contains { $0 == nil }
        if isComplete { for position in state.queues.keys { state.queues[position]?.removeFirst() } }
        memory[place] = state
        guard isComplete else { return }
        let joined = all.compactMap { $0 }.flatMap { $0 }
        if case .closure(let body) = join.argument {
            // Where a source has several parts, each `$0` is all of one source's.
            guard joined.count == flow.sources.count else { return lose(index, from: 1) }
            let value = known.result(of: body, with: joined)
            note(body, value)
            guard let value else { return lose(index, from: 1) }
            return run(index, from: 1, [value])
        }
        run(index, from: 1, joined)
    }

    /// The flow at `index` goes on with `values` at its step at `start`.
    package mutating func run(_ index: Int, from start: Int, _ values: [KnownValue]) {
        var values = values
        let flow = spec.flows[index]
        for position in flow.steps.indices.dropFirst(start) {
            let step = flow.steps[position]
            let place = Step(flow: index, step: position)
            switch outcome(of: step, at: place, values) {
            case .goesOn(let next): values = next
            case .stops:
                if step.kind.isWork {
                    ends.insert(index)
                } else {
                    halts[index] = Halt(step: position, isUnknown: false)
                }
                return
            case .isUnknown:
                halts[index] = Halt(step: position, isUnknown: true)
                if case .work(let invocation, _) = step.argument, invocation.isHandWritten { logicWork.append(index) }
                return lose(index, from: position)
            }
        }
        end(flow.sink, values, of: index)
    }

    /// What a step makes of values.
    private enum Passage {
        case goesOn([KnownValue])
        case stops
        case isUnknown
    }

    private mutating func outcome(of step: FlowStep, at place: Step, _ values: [KnownValue]) -> Passage {
        switch step.kind {
        case .combine, .zip, .share: return .goesOn(values)
        case .map:
            guard case .closure(let body) = step.argument else { return .isUnknown }
            let value = known.result(of: body, with: values)
            note(body, value)
            return value.map { .goesOn($0.parts(step.after)) } ?? .isUnknown
        case .filter:
            guard case .closure(let body) = step.argument, let passes = known.passes(body, values) else {
                return .isUnknown
            }
            return passes ? .goesOn(values) : .stops
        case .compactMap:
            guard let value = unwrapped(step, values) else { return .isUnknown }
            if value.content == .none { return .stops }
            let type = value.type.flatMap { TypeText($0).optionalOf?.text }
            return .goesOn(value.retyped(type).parts(step.after))
        case .distinct: return distinct(step, at: place, values)
        case .replace:
            guard case .expression(let swift) = step.argument, let value = known.value(of: swift, with: [], type: nil)
            else {
                return .isUnknown
            }
            return .goesOn(step.after.components.isEmpty ? [] : [value])
        case .with: return with(step, values)
        case .skip, .take: return counted(step, at: place, values)
        case .debounce, .throttle, .delay: return timed(step, at: place, values)
        case .start: return .goesOn(values)
        case .swift: return .isUnknown
        case .do:
            if case .invocation(let invocation) = step.argument { call(invocation, with: values) }
            return .goesOn(values)
        case .latest, .first, .queue, .all:
            return begin(step, at: place, values) ? .stops : .isUnknown
        }
    }

    /// What a `compactMap` looks at; nil where nobody can tell whether it is there: what a call makes may be nothing.
    private mutating func unwrapped(_ step: FlowStep, _ values: [KnownValue]) -> KnownValue? {
        var value: KnownValue?
        var isMade = false
        switch step.argument {
        case .none: value = values.count == 1 ? values[0] : nil
        case .closure(let body):
            value = known.result(of: body, with: values)
            note(body, value)
            if case .spelt? = value?.content {
                isMade = value.map { body.text.holds("(") && $0.swift.first != "(" && !values.contains($0) } ?? false
            }
        default: break
        }
        return value?.content == .unknown || isMade ? nil : value
    }

    private mutating func distinct(_ step: FlowStep, at place: Step, _ values: [KnownValue]) -> Passage {
        guard case .none = step.argument else { return .isUnknown }
        if let last = memory[place]?.values.last {
            if last.map(\.swift) == values.map(\.swift), values.allSatisfy(\.isCertain) { return .stops }
            let isCertain = (last + values).allSatisfy { $0.content != .unknown }
            guard isCertain, zip(last, values).contains(where: { $0.isSame($1) != true }) else { return .isUnknown }
        }
        memory[place] = RehearsedMemory(values: [values])
        return .goesOn(values)
    }

    private mutating func counted(_ step: FlowStep, at place: Step, _ values: [KnownValue]) -> Passage {
        guard case .amount(let amount, _) = step.argument, let limit = Int(amount.text) else { return .isUnknown }
        let count = memory[place]?.count ?? 0
        memory[place, default: RehearsedMemory()].count += 1
        return (count < limit) == (step.kind == .take) ? .goesOn(values) : .stops
    }

    private mutating func timed(_ step: FlowStep, at place: Step, _ values: [KnownValue]) -> Passage {
        guard case .amount(let amount, let isFirst) = step.argument, let seconds = Double(amount.text),
            harness.doubles.contains(where: { $0.need == "time" })
        else { return .isUnknown }
        // Combine takes the first value of a throttle in the next turn, and then another one of the same turn instead.
        if step.kind == .throttle, isWiring, spec.runtime.name == Runtime.combine.name { return .isUnknown }
        switch step.kind {
        case .debounce:
            planned.removeAll { $0.at == place }
            planned.append(Planned(at: place, values: values, due: now + seconds))
            return .stops
        case .delay:
            planned.append(Planned(at: place, values: values, due: now + seconds))
            return .stops
        default:
            let opens = memory[place]?.opens ?? 0
            if memory[place] == nil || now >= opens {
                memory[place] = RehearsedMemory(opens: now + seconds)
                return .goesOn(values)
            }
            if isFirst { return .stops }
            planned.removeAll { $0.at == place }
            planned.append(Planned(at: place, values: values, due: opens))
            memory[place]?.opens = opens + seconds
            return .stops
        }
    }

    private func with(_ step: FlowStep, _ values: [KnownValue]) -> Passage {
        guard case .streams(let references) = step.argument else { return .isUnknown }
        var values = values
        for reference in references {
            switch reference.kind {
            case .value(let name):
                guard let value = known.named[name] else { return .isUnknown }
                values.append(value)
            case .source(let kind):
                let source = kind.place
                if let place = source.written, port(at: place)?.isStateful == true {
                    guard let value = known.held[place] else { return .isUnknown }
                    values.append(value)
                } else if let place = source.written, unsure.contains(place) {
                    return .isUnknown
                } else {
                    guard !lostStreams.contains(source) else { return .isUnknown }
                    guard let last = latest[source] else { return .stops }
                    values += last
                }
            }
        }
        return .goesOn(values)
    }
}

extension Rehearsal {
    /// How long a test waits for what is planned; nil where nothing is.
    var secondsToWait: Double? {
        planned.map(\.due).max().map { ((($0 - now) * 1_000).rounded(.up) / 1_000).clamped }
    }
}

extension Double {
    /// The same, but never less than nothing.
    fileprivate var clamped: Double { max(0, self) }
}
