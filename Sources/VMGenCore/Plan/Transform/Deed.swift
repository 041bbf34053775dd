/// What a flow does in a closure of statements, before it is known how the closure reaches things.
indirect enum Deed {
    /// One line of Swift.
    case line(Expression)
    /// `if condition { … }`
    case check(Expression, [Deed])

    /// The Swift in it.
    var expressions: [Expression] {
        switch self {
        case .line(let expression): [expression]
        case .check(let condition, let body): [condition] + body.flatMap(\.expressions)
        }
    }

    /// The statement, with `print` for each expression.
    func statement(_ print: (Expression) -> String) -> Statement {
        switch self {
        case .line(let expression): .line(print(expression))
        case .check(let condition, let body): .check(print(condition), body.map { $0.statement(print) })
        }
    }
}

extension StreamContext {
    /// The statements of `flow`, whose values arrive as `$0`, `$1`, …; nil where a step is none that a statement can say.
    func deeds(of flow: Flow) -> [Deed]? {
        guard flow.failure == nil, !endsOutput(flow), flow.join == nil else { return nil }
        var slots = flow.start.components.indices.map { Expression([.value($0)]) }
        return deeds(flow.steps[...], flow.sink, slots: &slots, element: flow.start)
    }

    /// Whether a failure of what `flow` starts from ends the output that it feeds, so that it needs a chain of its own.
    private func endsOutput(_ flow: Flow) -> Bool {
        guard flow.sources.contains(where: \.element.canFail), let index = flow.sink.outputIndex else { return false }
        return spec.outputs[index].failure != nil
    }

    private func deeds(
        _ steps: ArraySlice<FlowStep>,
        _ sink: FlowSink,
        slots: inout [Expression],
        element: FlowElement
    ) -> [Deed]? {
        guard let step = steps.first else { return ending(sink, slots: slots, element: element) }
        guard step.kind.traits.contains(.isStatement) else { return nil }
        let rest = steps.dropFirst()
        switch step.argument {
        case .streams(let references):
            for reference in references {
                guard let name = heldName(reference) else { return nil }
                slots.append(reading(name))
            }
            return deeds(rest, sink, slots: &slots, element: step.after)
        case .closure(let body):
            if body.namesItsParameters { return nil }
            return deeds(step, Expression(body), rest, sink, slots: &slots)
        case .expression(let swift):
            return deeds(step, Expression(swift), rest, sink, slots: &slots)
        case .invocation(let invocation):
            let call = spec.expression(of: invocation, given: step.before)
            guard step.kind == .do else { return deeds(step, call, rest, sink, slots: &slots) }
            let discards = spec.method(of: invocation)?.returnType.map { $0.text != "Void" } ?? false
            let line = Deed.line(substituted(discards ? call.discarded : call, slots, element: step.before))
            return deeds(rest, sink, slots: &slots, element: step.after).map { [line] + $0 }
        case .none where step.kind == .compactMap:
            return unwrapping(slots[0], step, rest, sink)
        case .none, .work, .amount, .verbatim:
            return nil
        }
    }

    private func deeds(
        _ step: FlowStep,
        _ expression: Expression,
        _ rest: ArraySlice<FlowStep>,
        _ sink: FlowSink,
        slots: inout [Expression]
    ) -> [Deed]? {
        let value = substituted(expression, slots, element: step.before)
        switch step.kind {
        case .filter:
            return deeds(rest, sink, slots: &slots, element: step.after).map { [.check(value, $0)] }
        case .compactMap: return unwrapping(value, step, rest, sink)
        default:
            guard !value.isPlace, uses(ofValueAfter: rest, sink) > 1 else {
                slots = [value]
                return deeds(rest, sink, slots: &slots, element: step.after)
            }
            let (line, name) = naming(value, step.after.components.first?.name ?? "value")
            slots = [name]
            return deeds(rest, sink, slots: &slots, element: step.after).map { [line] + $0 }
        }
    }

    /// `let name = value`, and that name; another one where it would hide what the spec calls so.
    private func naming(_ value: Expression, _ name: String) -> (Deed, Expression) {
        let apart = FlowElement.apart(name)
        let own = SwiftText.escaped(reach.meanings[apart] == nil ? apart : "new" + apart.capitalizedFirst)
        return (.line(Expression([.text("let \(own) = ")] + value.pieces, at: value.range)), Expression([.text(own)]))
    }

    /// How often the one value that a step has made is spoken of, up to the next one that is made.
    private func uses(ofValueAfter steps: ArraySlice<FlowStep>, _ sink: FlowSink) -> Int {
        var count = 0
        for step in steps {
            switch step.argument {
            case .closure(let body): count += SwiftText.closureArguments(in: body).count
            case .invocation(let invocation):
                count += invocation.arguments.map { SwiftText.closureArguments(in: $0).count } ?? 1
            case .expression(let swift): count += SwiftText.closureArguments(in: swift).count
            case .none: count += 1
            case .work, .streams, .amount, .verbatim: break
            }
            if step.kind.changesValue { return count }
        }
        switch sink.kind {
        case .set(let assignments):
            return assignments.reduce(count) { $0 + SwiftText.closureArguments(in: $1.value).count }
        case .call(let invocation):
            return count + (invocation.arguments.map { SwiftText.closureArguments(in: $0).count } ?? 1)
        case .outputEvent(_, let arguments):
            return count + (arguments.map { SwiftText.closureArguments(in: $0).count } ?? 1)
        case .output, .state, .expression, .named, .ignore: return count + 1
        }
    }

    /// `if let name = value { … }`
    private func unwrapping(_ value: Expression, _ step: FlowStep, _ rest: ArraySlice<FlowStep>, _ sink: FlowSink)
        -> [Deed]?
    {
        guard let name = FlowElement.apart(step.after.components.map(\.name)).first else { return nil }
        let hidden = ending(sink, slots: [Expression([.text("")])], element: step.after)?.flatMap(\.expressions) ?? []
        let own = SwiftText.escaped(hidden.flatMap(\.receivers).contains(name) ? "new" + name.capitalizedFirst : name)
        var slots = [Expression([.text(own)])]
        guard let body = deeds(rest, sink, slots: &slots, element: step.after) else { return nil }
        if body.flatMap(\.expressions).flatMap(\.names).contains(name) { return nil }
        return [.check(Expression([.text("let \(own) = ")] + value.pieces, at: value.range), body)]
    }

    /// `expression` with `slots` for its values.
    private func substituted(_ expression: Expression, _ slots: [Expression], element: FlowElement) -> Expression {
        let isWhole = expression.pieces.count == 1
        let last = expression.values.max() ?? 0
        return labelled(expression, element).replacingValues { index in
            if slots.count == 1, last > 0 { return slots[0].bracketed.pieces + [.text(".\(index)")] }
            guard slots.indices.contains(index) else { return nil }
            return isWhole ? slots[index].pieces : slots[index].bracketed.pieces
        }
    }

    /// `expression` with the labels of an event as values.
    func labelled(_ expression: Expression, _ element: FlowElement) -> Expression {
        Expression(
            expression.pieces.map { piece in
                guard case .name(let name, _, let isShorthand) = piece, reach.meanings[name] == nil, !isShorthand,
                    let index = element.components.firstIndex(where: { $0.name == name })
                else { return piece }
                return .value(index)
            },
            at: expression.range
        )
    }

    /// What the end of a flow does with `slots`.
    private func ending(_ sink: FlowSink, slots: [Expression], element: FlowElement) -> [Deed]? {
        switch sink.kind {
        case .set(let assignments):
            var slots = slots
            var named: [Deed] = []
            for index in slots.indices where assignments.count > 1 && !slots[index].isValue && !isConstant(slots[index])
            {
                let (line, name) = naming(slots[index], element.components[index].name)
                named.append(line)
                slots[index] = name
            }
            return named
                + assignments.map { assignment in
                    .line(
                        self.assignment(
                            assignment,
                            value: substituted(Expression(assignment.value), slots, element: element)
                        )
                    )
                }
        case .call(let invocation):
            let call = spec.expression(of: invocation, given: element)
            let discards = spec.method(of: invocation)?.returnType.map { $0.text != "Void" } ?? false
            return [.line(substituted(discards ? call.discarded : call, slots, element: element))]
        case .output(let index):
            guard facts.outputs[index].held != nil, slots.count < 2 || spec.outputs[index].isVoid else { return nil }
            return [.line(sending(slots.first, to: spec.outputs[index]))]
        case .state(let index):
            guard slots.count < 2 else { return nil }
            return [.line(sending(slots.first, to: spec.states[index]))]
        case .outputEvent(let index, let arguments):
            guard facts.events.held != nil else { return nil }
            let event = event(index, arguments, element: element)
            return [.line(sendingEvent(substituted(event, slots, element: element)))]
        case .ignore: return []
        case .expression, .named: return nil
        }
    }

    /// The event of the output that the values of `element` become: `.failed(message: $0)`.
    func event(_ index: Int, _ arguments: Fragment?, element: FlowElement) -> Expression {
        let event = spec.outputEvents[index]
        var pieces: [SwiftPiece] = [.text("." + SwiftText.escapedMember(event.name.text))]
        if let arguments {
            pieces += [.text("(")] + SwiftText.pieces(of: arguments) + [.text(")")]
        } else if !event.payload.isEmpty {
            let values = event.payload.prefix(element.components.count).enumerated().map { index, parameter in
                (parameter.label.map { [SwiftPiece.text("\($0): ")] } ?? []) + [.value(index)]
            }
            pieces += [.text("(")] + values.joined(separator: [.text(", ")]) + [.text(")")]
        }
        return Expression(pieces, at: arguments?.range)
    }

    /// The statement that makes `value` the value of what an assignment sets.
    func assignment(_ assignment: Assignment, value: Expression) -> Expression {
        switch assignment.target {
        case .output(let index): return sending(value, to: spec.outputs[index])
        case .state(let index): return sending(value, to: spec.states[index])
        case .variable:
            return Expression(SwiftText.pieces(of: assignment.name) + [.text(" = ")] + value.pieces, at: value.range)
        }
    }

    /// The statement that sends `value` to what holds `port`; nil for `Void`.
    func sending(_ value: Expression?, to port: Port) -> Expression {
        let held = kind(of: port)
        let value = port.isVoid ? nil : value
        if port.isStateful, held?.home == .state || held?.home == .member {
            let target = SwiftPiece.name(port.name.text, isReceiver: false, isShorthand: false)
            return Expression([target, .text(" = ")] + (value?.pieces ?? []), at: value?.range)
        }
        let stream: SwiftPiece =
            held?.home == .local
            ? .text(streams.held[port.name.text] ?? "")
            : .name(Reach.stream(of: port.name.text), isReceiver: false, isShorthand: false)
        return Expression([stream] + dialect.sending(value?.pieces ?? [], port), at: value?.range)
    }

    /// The statement that sends `event` to what holds the events of the output.
    func sendingEvent(_ event: Expression) -> Expression {
        let home = facts.events.held?.home
        let name = home == .state ? SwiftPiece.name("state", isReceiver: true, isShorthand: false) : nil
        let path = home == .state ? String(streams.events.dropFirst("state".count)) : streams.events
        let stream = (name.map { [$0] } ?? []) + [SwiftPiece.text(path)]
        return Expression(stream + dialect.sending(event.pieces, nil), at: event.range)
    }

    /// How `port` is held; nil for what is not.
    func kind(of port: Port) -> Held? {
        if port.role == .state { return spec.states.firstIndex { $0.name == port.name }.map { facts.states[$0] } }
        return spec.outputs.firstIndex { $0.name == port.name }.flatMap { facts.outputs[$0].held }
    }
}

extension Expression {
    /// Whether it is a value of the closure, or a name that the closure gave one.
    var isValue: Bool {
        guard pieces.count == 1 else { return false }
        switch pieces[0] {
        case .value: return true
        case .text(let text): return SwiftText.isIdentifier(text)
        case .name, .owner: return false
        }
    }

    /// Whether it costs nothing to write twice: a value, or a name.
    var isPlace: Bool {
        if case .name? = pieces.first { return pieces.count == 1 }
        return isValue
    }

    /// Whether it is a tuple, and nothing around it.
    var isTuple: Bool {
        var depth = 0
        var hasComma = false
        var isOpen = true
        for case .text(let text) in pieces {
            for character in text {
                if depth == 0, !isOpen { return false }
                switch character {
                case "(", "[", "{": depth += 1
                case ")", "]", "}":
                    depth -= 1
                    isOpen = depth > 0
                case ",": hasComma = hasComma || depth == 1
                default: break
                }
            }
        }
        return hasComma && !isOpen
    }

    /// The expression with brackets around it where it needs them within another one.
    var bracketed: Expression { isSimple ? self : Expression([.text("(")] + pieces + [.text(")")], at: range) }
}

extension Flow {
    /// The first step, where it joins several sources: `combine`, `zip`.
    var join: FlowStep? {
        guard sources.count > 1, let step = steps.first, step.kind.traits.contains(.joins) else { return nil }
        return step
    }
}
