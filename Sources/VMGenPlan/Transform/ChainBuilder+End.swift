import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension ChainBuilder {
    /// The chain so far.
    var chain: Chain { Chain(head, context.dialect.links(behind: head, before: links) + links) }

    /// Makes of the values what `port`, which its chain becomes, is made of.
    mutating func fit(_ port: Port) {
        materialise()
        if port.isVoid { return tuple.isEmpty ? () : links.append(.void) }
        if let fit = fitting(port.element.text, isStream: true) { links.append(fit) }
    }

    /// Ends the chain in the event of the output at `index`.
    mutating func become(_ index: Int, _ arguments: Fragment?) {
        var event = context.event(index, arguments, element: element)
        event.pieces.insert(.text(context.spec.transform.outputName), at: 0)
        links.append(.map(value(event, names: names, type: nil, isWritten: true)))
    }

    /// Ends the chain in a subscription that does what `sink` says.
    mutating func subscribe(_ sink: FlowSink) {
        switch sink.kind {
        case .output(let index): send(to: context.spec.outputs[index], at: sink.text.range)
        case .state(let index): send(to: context.spec.states[index], at: sink.text.range)
        case .set(let assignments):
            if isOneCarried, let port = assignments.portHandedValue(in: context.spec) {
                return send(to: port, at: sink.text.range)
            }
            if assignments.count > 1, slots.readWhatChanges(in: context) { materialise() }
            let list = AssignmentList(assignments, context: context) { $0.labelled(element, in: context.reach) }
            let statements = list.statements(behind: links)
            links.append(.subscribe(doing(statements, names: names), kind: kind))
        case .call(let invocation):
            let names = context.spec.valueNames(for: invocation, given: element)
            let call = doing([context.spec.deed(of: invocation, given: element)], names: names)
            links.append(.subscribe(call, kind: kind))
        case .expression(let path):
            materialise()
            var cursor = TextCursor(path)
            let end = DeclaredPath(&cursor, in: context.spec)
            let isEmptied = end.element == "Void" && !tuple.isEmpty
            guard context.dialect.bindsByName else {
                let value = isEmptied ? nil : whole
                let pieces = context.dialect.sending(value, to: SwiftText.pieces(of: path), nil).pieces
                let sending = doing([Expression(pieces, at: path.range)], names: names)
                return links.append(.subscribe(sending, kind: kind))
            }
            if isEmptied { links.append(.void) }
            if !isEmptied, let type = end.element, let fit = fitting(type, isStream: true) { links.append(fit) }
            links.append(.send(to: context.text(Expression(path), .direct), kind: kind, valuesOnly: !end.takes(kind)))
        case .outputEvent(let index, let arguments):
            let event = context.event(index, arguments, element: element)
            let (statements, value) = links.apart(event, type: context.spec.transform.outputName, in: context.reach)
            links.append(.subscribe(doing(statements + [context.sendingEvent(value)], names: names), kind: kind))
        case .ignore, .named: links.run(kind: kind)
        }
    }

    /// Whether the stream carries one value, which is not read later.
    private var isOneCarried: Bool { slots.count == 1 && !slots[0].isRead }

    /// All that the stream carries, as one value.
    private var whole: Expression { .tuple(ofValues: tuple.compactMap(\.self)) }

    /// Ends the chain in a subscription that sends each value to what holds `port`, as the spec says at `place`.
    mutating func send(to port: Port, at place: SourceRange? = nil) {
        let held = context.spec.held(port)
        materialise()
        if let held, !context.dialect.binds(kind, to: held, port) {
            var sending = context.sending(port.isVoid ? nil : whole, to: port)
            sending.range = place
            return links.append(.subscribe(doing([sending], names: names), kind: kind))
        }
        if port.isVoid, !tuple.isEmpty { links.append(.void) }
        let fit = port.isVoid ? nil : fitting(port.element.text, isStream: false, isSubject: port.isSubject)
        if let fit { links.append(fit) }
        let stream = context.spec.marked(context.streams.stream(of: port.name.text).text, at: place)
        links.append(.send(to: stream, kind: kind, valuesOnly: port.isSubject))
    }

    /// What makes of the values those of `type`, where Swift converts a value and no stream does: into an optional, or into a tuple
    /// whose parts have labels. Nil where they are that already.
    func fitting(_ type: String, isStream: Bool, isSubject: Bool = false) -> Link? {
        let made = links.last { !$0.passesOn }
        if steps.last?.makesItself == true || made?.saysThatItMakes(type) == true { return nil }
        let values = element.components
        let labels = SwiftText.tupleLabels(of: type)
        let isConverted = isStream || !context.spec.runtime.hasTypedFailures
        let isRelabelled = values.count == 1 && values[0].type?.isTuple(labelledOtherwiseThan: labels) == true
        let isWidened = values.count == 1 && values[0].type.map { TypeText($0).isWidened(to: TypeText(type)) } == true
        if isConverted, isRelabelled || isWidened { return typed(Expression([.value(0)]), type) }
        if labels.contains(where: { $0 != nil }) {
            guard isConverted, values.count > 1 else { return nil }
            let parts = labels.indices.map { [SwiftPiece.value($0)] }.joined(separator: [.text(", ")])
            return typed(Expression([.text("(")] + parts + [.text(")")]), type)
        }
        // A relay takes values of what its type wraps, too, but not of what that wraps; a subject takes its own alone.
        let isExact = isStream || isSubject || type.hasSuffix("??")
        guard isExact, TypeText.isOptional(type), values.count == 1 else { return nil }
        if let known = values[0].type { return TypeText.isOptional(known) ? nil : .mapping("(Optional.some)") }
        let making = steps.last { !$0.kind.passesOn }
        return making?.dropsAllNil == true ? .mapping("(Optional.some)") : typed(Expression([.value(0)]), type)
    }

    /// A closure that makes a value of `type`, and says so.
    private func typed(_ expression: Expression, _ type: String) -> Link {
        let apart = [expression].names(apart: names, in: context.reach)
        let text = context.text(expression, values: apart.map(SwiftText.escaped), .captured)
        var closure = Closure(text, parameters: tuple.parameters(apart, used: used([expression])))
        closure.type = type
        return .map(closure)
    }
}
