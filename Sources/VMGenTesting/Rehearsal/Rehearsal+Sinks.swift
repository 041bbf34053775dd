import VMGenDoubles
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
        case .expression: doubts.lose(sink, &known)
        case .set(let assignments): assign(assignments, values)
        case .call(let invocation): call(invocation, with: values)
        case .outputEvent(let event, let arguments): say(event: event, arguments, values)
        case .named(let name, _): emit(.named(name.text), values)
        case .ignore: break
        }
    }

    /// The field at `place` gets `values`: one, or several as a tuple.
    package mutating func say(_ values: [KnownValue], at place: Place) {
        guard let port = bench.facts.portsByPlace[place], !doubts.unsure.contains(place) else { return }
        let type = bench.facts.qualified(port.element.text)
        var value: KnownValue
        switch values.count {
        case _ where port.isVoid: value = .nothing
        case 0: return doubts.lose(place, &known)
        case 1: value = values[0].retyped(type)
        default: value = values.tuple(of: type)
        }
        value.label = nil
        if port.isStateful { (known.held[place], stateWrites[place]) = (value, stateWrites[place, default: 0] + 1) }
        if !bench.facts.singles.places.contains(place) || said.count(of: place) == 0 { said.note(value, of: place) }
        for step in bench.facts.singles.ends[place] ?? [] {
            memory[step, default: RehearsedMemory()].count += 1
            end(step.flow, before: step.step)
        }
        if let source = place.source { emit(source, port.isVoid ? [] : [value]) }
    }

    private mutating func say(event index: Int, _ arguments: Fragment?, _ values: [KnownValue]) {
        if let arguments { doubts.run(arguments: arguments, values, &known) }
        guard !doubts.unsure.contains(.events) else { return }
        guard let event = known.event(spec.outputEvents[index], arguments, values) else {
            return doubts.lose(.events, &known)
        }
        said.note(event, of: .events)
    }

    private mutating func assign(_ assignments: [Assignment], _ arriving: [KnownValue]) {
        let values = assignments.speakOfParts ? arriving.first?.spread(over: 2, arriving) ?? arriving : arriving
        for (index, assignment) in assignments.enumerated() {
            if case .variable(let name) = assignment.target {
                let value = known.value(of: assignment.value, with: values, type: nil)
                doubts.run(assignment.value, value, &known)
                doubts.note(assignment.name, nil)
                doubts.noteUnsure(callsOf: bench.closures.first { $0.parameter == name }?.double)
                known.named[name] = value
                // What it is a part of is another one now.
                for whole in known.named.keys where name.isPart(of: whole) { known.named[whole] = .unknown }
            }
            guard let place = assignment.place else { continue }
            let type = assignment.isPart ? nil : place.port(in: spec).map { bench.facts.qualified($0.element.text) }
            let value = known.value(of: assignment.value, with: values, type: type)
            doubts.run(assignment.value, value, &known)
            if assignment.isPart { doubts.note(part: assignment.name, of: place.port(in: spec)) }
            // Parts of one port behind each other are sent once, as the last of them is set.
            if assignment.isPart { said.noteSet(assignment.name.text, value ?? .unknown, of: place) }
            if assignments.goOn(behind: index) { continue }
            if let value { say([assignment.isPart ? .unknown : value], at: place) } else { doubts.lose(place, &known) }
        }
    }

    /// A call that waits for nothing.
    package mutating func call(_ invocation: Invocation, with values: [KnownValue]) {
        if case .logic(let index) = invocation.target {
            let types = spec.logic[index].parameters.map(\.type)
            doubts.note(invocation, known.arguments(invocation, with: values, types: types))
            return doubts.losePart(reachedBy: spec.logic[index], &known)
        }
        guard let (double, target, types) = bench.double(of: invocation) else { return doubts.note(invocation, nil) }
        let arguments = known.arguments(invocation, with: values, types: types)
        doubts.note(invocation, arguments)
        if isMissing(double) { return }
        calls.add(RehearsedCall(double: double, target: target, arguments: arguments, outcome: .answered))
    }
}
