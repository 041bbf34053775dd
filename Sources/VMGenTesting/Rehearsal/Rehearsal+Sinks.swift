import VMGenDiagnostics
import VMGenModel
import VMGenPlan
import VMGenSpec
import VMGenValues

extension Rehearsal {
    /// `values` arrive at the end of the flow at `index`.
    package mutating func end(_ sink: FlowSink, _ values: [KnownValue], of index: Int) {
        ends.insert(index)
        switch sink.kind {
        case .output(let output): say(values, at: .output(output))
        case .state(let state): say(values, at: .state(state))
        case .expression: lose(sink)
        case .set(let assignments): assign(assignments, values)
        case .call(let invocation): call(invocation, with: values)
        case .outputEvent(let event, let arguments): say(event: event, arguments, values)
        case .named(let name, _): emit(.named(name.text), values)
        case .ignore: break
        }
    }

    /// The field at `place` gets `values`: one, or several as a tuple.
    package mutating func say(_ values: [KnownValue], at place: Place) {
        guard let port = port(at: place), !unsure.contains(place) else { return }
        let type = bench.facts.qualified(port.element.text)
        var value: KnownValue
        switch values.count {
        case _ where port.isVoid: value = .nothing
        case 0: return lose(place)
        case 1: value = values[0].retyped(type)
        case _ where values.contains { $0.content == .unknown }: value = .unknown
        default:
            value = KnownValue(.spelt, swift: "(\(values.map(\.swift).joined(separator: ", ")))", type: type)
        }
        if values.count > 1 { value.isNew = values.contains(where: \.isNew) }
        if port.isStateful { known.held[place] = value }
        if port.isStateful { stateWrites[place, default: 0] += 1 }
        said[place, default: []].append(value)
        if let source = place.source { emit(source, port.isVoid ? [] : [value]) }
    }

    private mutating func say(event index: Int, _ arguments: Fragment?, _ values: [KnownValue]) {
        guard !unsure.contains(.events) else { return }
        var text = ".\(SwiftText.escapedMember(spec.outputEvents[index].name.text))"
        if let arguments {
            guard known.isKnown(arguments, values) else { return lose(.events) }
            guard let payload = known.payload(arguments, values) else {
                said[.events, default: []].append(.unknown)
                return
            }
            text += "(\(payload))"
        } else if !spec.outputEvents[index].payload.isEmpty {
            let payload = spec.outputEvents[index].payload
            guard payload.count == values.count else { return lose(.events) }
            guard values.allSatisfy({ $0.content != .unknown }) else {
                said[.events, default: []].append(.unknown)
                return
            }
            let passed = zip(payload, values).map { part, value in (part.label.map { "\($0): " } ?? "") + value.swift }
            text += "(\(passed.joined(separator: ", ")))"
        }
        var event = KnownValue(.spelt, swift: text)
        event.isNew = arguments == nil && values.contains(where: \.isNew)
        said[.events, default: []].append(event)
    }

    private mutating func assign(_ assignments: [Assignment], _ values: [KnownValue]) {
        for assignment in assignments {
            let place: Place
            switch assignment.target {
            case .output(let index): place = .output(index)
            case .state(let index): place = .state(index)
            case .variable(let name):
                known.named[name] = known.value(of: assignment.value, with: values, type: nil)
                continue
            }
            let type = port(at: place).map { bench.facts.qualified($0.element.text) }
            let value = known.value(of: assignment.value, with: values, type: type)
            note(assignment.value, value)
            if let value, !assignment.isPart {
                say([value], at: place)
            } else {
                lose(place)
            }
        }
    }

    /// A call that waits for nothing.
    package mutating func call(_ invocation: Invocation, with values: [KnownValue]) {
        if case .logic(let index) = invocation.target {
            note(invocation, known.arguments(invocation, with: values, types: spec.logic[index].parameters.map(\.type)))
            return losePart(reachedBy: spec.logic[index])
        }
        guard let (double, target, types) = bench.double(of: invocation) else { return note(invocation, nil) }
        let arguments = known.arguments(invocation, with: values, types: types)
        note(invocation, arguments)
        add(
            RehearsedCall(
                double: double,
                target: target,
                arguments: arguments,
                outcome: .answered
            )
        )
    }

    // MARK: What nobody knows

    /// Nothing is certain of what the flow at `index` does from its step at `start` on.
    package mutating func lose(_ index: Int, from start: Int) {
        let flow = spec.flows[index]
        for step in flow.steps.dropFirst(start) {
            if case .closure(let body) = step.argument { note(body, nil) }
            if case .work(let invocation, let flags) = step.argument {
                lose(work: invocation, showing: flags)
                for failure in [flow.failure ?? spec.failures].compactMap({ $0 }) { lose(failure.sink) }
                // A double waits until it is told what to answer: nothing comes of what it is asked.
                if waits(invocation) { return }
            } else if let invocation = step.argument.invocation {
                step.isPure(invocation, in: spec) ? runPure() : lose(work: invocation, showing: [])
            }
        }
        lose(flow.sink)
    }

    /// Whether `invocation` asks a double that waits.
    private func waits(_ invocation: Invocation) -> Bool {
        guard let target = bench.double(of: invocation)?.target else { return false }
        if case .method(let service, let method) = target {
            return spec.services[service].methods[method].takesTime(in: spec.runtime)
        }
        return true
    }

    private mutating func lose(work invocation: Invocation, showing flags: [StreamReference]) {
        note(invocation, nil)
        if case .logic(let index) = invocation.target { losePart(reachedBy: spec.logic[index]) }
        if let double = bench.double(of: invocation)?.double {
            unsureDoubles.insert(double)
        } else {
            isUnsureOfAllCalls = true
        }
        for flag in flags {
            if case .source(let kind) = flag.kind, let place = kind.place.written { lose(place) }
        }
    }

    /// Hand-written logic ran that only answers.
    private mutating func runPure() {
        runsLogic += 1
        loseVariables()
    }

    private mutating func loseVariables() {
        for parameter in spec.parameters where parameter.isVariable { known.named[parameter.name.text] = nil }
        for variable in spec.variables where variable.isVariable { known.named[variable.name.text] = nil }
    }

    /// Hand-written logic ran.
    mutating func losePart(reachedBy method: SwiftMethod) {
        isUnsureOfAllCalls = true
        runsLogic += 1
        loseVariables()
        guard method.stateIndex != nil else { return }
        for (place, port) in ports where !isFlag(port) {
            if case .output(let index) = place, !port.isStateful, !bench.facts.lent.contains(index) { continue }
            lose(place)
        }
        lose(.events)
    }

    /// Nothing is certain of where `sink` leads.
    package mutating func lose(_ sink: FlowSink) {
        switch sink.kind {
        case .output(let index): lose(.output(index))
        case .state(let index): lose(.state(index))
        case .expression(let swift): loseStream(.expression(swift.text))
        case .set(let assignments):
            for assignment in assignments {
                switch assignment.target {
                case .output(let index): lose(.output(index))
                case .state(let index): lose(.state(index))
                case .variable(let name): known.named[name] = nil
                }
            }
        case .call(let invocation): lose(work: invocation, showing: [])
        case .outputEvent: lose(.events)
        case .named(let name, _): loseStream(.named(name.text))
        case .ignore: break
        }
    }

    /// Nothing is certain of the field at `place`.
    package mutating func lose(_ place: Place) {
        known.held[place] = nil
        guard unsure.insert(place).inserted, let source = place.source else { return }
        loseFlows(from: source)
    }

    /// Nothing is certain of what `source` says, and of what follows from that: one after the other, however long the chain is.
    mutating func loseFlows(from source: Source) {
        losing.append(source)
        guard losing.count == 1 else { return }
        var next = 0
        while next < losing.count {
            for place in bench.facts.ends[losing[next]] ?? [] { lose(place.flow, from: place.step) }
            for index in bench.facts.flows[losing[next]] ?? [] { lose(index, from: 0) }
            next += 1
        }
        losing = []
    }

    private mutating func loseStream(_ source: Source) {
        guard lostStreams.insert(source).inserted else { return }
        loseFlows(from: source)
    }
}

extension FlowStep {
    /// Whether it calls `invocation`, which is hand-written, for an answer alone: a method that a `map` or a `filter` names,
    /// and that is lent no state.
    fileprivate func isPure(_ invocation: Invocation, in spec: ViewModelSpec) -> Bool {
        guard case .logic(let index) = invocation.target, [.map, .filter, .compactMap].contains(kind) else {
            return false
        }
        return spec.logic[index].stateIndex == nil && !spec.logic[index].isAsync
    }
}
