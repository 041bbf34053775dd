import VMGenModel
import VMGenSpec

/// Says the steps of flows as statements, where statements can say them. One planner says those of one closure: what it has
/// named for one flow keeps its name there.
struct DeedPlanner {
    /// What all chains of the view model share.
    let context: StreamContext
    /// The constants of the closure so far.
    private var constants: Set<String> = []
    /// The names that the Swift of the flow declares for itself, within which they hide what is called so.
    private var locals: Set<String> = []

    /// Of the flows of one closure.
    init(context: StreamContext) { self.context = context }

    /// How much of a value, in bytes, stands within the next one at most; a longer one gets a name.
    private static let longestPart = 60

    private var spec: ViewModelSpec { context.spec }

    /// The statements of `flow`, whose values arrive as `$0`, `$1`, …; nil where a step is none that a statement can say.
    mutating func deeds(of flow: Flow) -> [Deed]? {
        guard flow.failure == nil, !endsOutput(flow), flow.join == nil else { return nil }
        locals = flow.locals
        var slots = flow.start.components.indices.map { Expression([.value($0)]) }
        return deeds(flow.steps[...], flow.sink, slots: &slots, element: flow.start)
    }

    /// Whether a failure of what `flow` starts from ends the output that it feeds, so that it needs a chain of its own.
    private func endsOutput(_ flow: Flow) -> Bool {
        guard flow.sources.contains(where: \.element.canFail), let index = flow.sink.outputIndex else { return false }
        return spec.outputs[index].failure != nil
    }

    private mutating func deeds(
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
            var lines: [Deed] = []
            for reference in references {
                guard var value = context.heldValue(reference) else { return nil }
                if !locals.isDisjoint(with: [value].namesAndReceivers) {
                    let line: Deed
                    (line, value) = naming(value, step.after.components[slots.count].name)
                    lines.append(line)
                }
                slots.append(value)
            }
            return deeds(rest, sink, slots: &slots, element: step.after).map { lines + $0 }
        case .closure(let body):
            if body.namesItsParameters || body.isStatement { return nil }
            return deeds(step, Expression(body), rest, sink, slots: &slots)
        case .expression(let swift):
            return deeds(step, Expression(swift), rest, sink, slots: &slots)
        case .invocation(let invocation):
            let call = spec.expression(of: invocation, given: step.before)
            guard step.kind == .do else { return deeds(step, call, rest, sink, slots: &slots) }
            return doing(spec.deed(of: invocation, given: step.before), step, rest, sink, slots: slots)
        case .none where step.kind == .compactMap:
            let type = step.before.components.first?.type.map { TypeText($0) }
            if let type, type.isKnown, type.optionalOf == nil {
                return deeds(rest, sink, slots: &slots, element: step.after)
            }
            return unwrapping(slots[0], step, rest, sink)
        case .none, .work, .amount, .verbatim:
            return nil
        }
    }

    private mutating func deeds(
        _ step: FlowStep,
        _ expression: Expression,
        _ rest: ArraySlice<FlowStep>,
        _ sink: FlowSink,
        slots: inout [Expression]
    ) -> [Deed]? {
        let value = substituted(expression, slots, element: step.before)
        switch step.kind {
        case .filter:
            if value.isConstant { return nil }
            let outer = constants
            defer { constants = outer }
            return deeds(rest, sink, slots: &slots, element: step.after).map { [.check(value.apartFromBody, $0)] }
        case .compactMap: return unwrapping(value, step, rest, sink)
        default:
            if value.isConstant, rest.contains(where: { $0.kind == .filter }) { return nil }
            let isLong = !rest.isEmpty && value.length > Self.longestPart
            let uses = uses(ofValueAfter: rest, sink)
            // What a method answers may be of no use, and yet it is called.
            var discarded: [Deed] = []
            var isAskedFirst = false
            if case .invocation = step.argument {
                discarded = [.line(value.between([Expression.discard]))]
                isAskedFirst = rest.first?.takesAlong == true
            }
            // A `Void` is no value for what comes behind.
            if step.after.components.isEmpty {
                slots = []
                return deeds(rest, sink, slots: &slots, element: step.after).map { discarded + $0 }
            }
            guard isLong || isAskedFirst || uses > 1, !value.isPlace, !(value.isConstant && value.isUntyped) else {
                slots = [value]
                let deeds = deeds(rest, sink, slots: &slots, element: step.after)
                return uses == 0 ? deeds.map { discarded + $0 } : deeds
            }
            // A chain tells Swift what it is.
            if value.isUntyped { return nil }
            let (line, name) = naming(value, step.after.components.first?.name ?? "value")
            slots = [name]
            return deeds(rest, sink, slots: &slots, element: step.after).map { deeds in
                let isUsed = deeds.flatMap(\.expressions).contains { $0.pieces.contains(name.pieces[0]) }
                return (isUsed ? [line] : discarded) + deeds
            }
        }
    }

    /// `call` on the way, and what comes behind it. What is made before it and used behind it gets a name first, unless it is the same
    /// whatever the call does.
    private mutating func doing(
        _ call: Expression,
        _ step: FlowStep,
        _ rest: ArraySlice<FlowStep>,
        _ sink: FlowSink,
        slots: [Expression]
    ) -> [Deed]? {
        var kept = slots
        var lines: [Int: Deed] = [:]
        for index in slots.indices where !slots[index].isValue && !context.isConstant(slots[index]) {
            if slots[index].isUntyped { return nil }
            let component = slots.count == step.before.components.count ? step.before.components[index].name : nil
            (lines[index], kept[index]) = naming(slots[index], component ?? "value")
        }
        var later = kept
        guard let behind = deeds(rest, sink, slots: &later, element: step.after) else { return nil }
        let used = Set(behind.flatMap(\.expressions).flatMap(\.receivers))
        var named: [Deed] = []
        for index in slots.indices {
            if let line = lines[index], kept[index].receivers.contains(where: used.contains) {
                named.append(line)
            } else {
                if lines[index] != nil { constants.subtract(kept[index].receivers) }
                kept[index] = slots[index]
            }
        }
        return named + [.line(substituted(call, kept, element: step.before))] + behind
    }

    /// `let name = value`, and that name; another one where it would hide what the spec calls so, or the closure has it.
    private mutating func naming(_ value: Expression, _ name: String) -> (Deed, Expression) {
        let own = SwiftText.escaped(constant(FlowElement.apart(name)))
        return (.line(value.between([.text("let \(own) = ")])), Expression([.given(own)]))
    }

    /// `name`, or what is nearest to it and neither the spec nor the closure calls anything else so.
    private mutating func constant(_ name: String) -> String {
        let isHidden = { [context, locals] (name: String) in
            switch context.reach.meanings[name] {
            // It is named behind the object that holds it.
            case nil, .state: locals.contains(name)
            default: true
            }
        }
        let free = isHidden(name) ? "new" + name.capitalizedFirst : name
        var own = free
        var count = 1
        while isHidden(own) || constants.contains(own) {
            count += 1
            own = free + String(count)
        }
        constants.insert(own)
        return own
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
        case .set:
            return sink.texts.reduce(count) { $0 + SwiftText.closureArguments(in: $1).count }
        case .call(let invocation):
            return count + (invocation.arguments.map { SwiftText.closureArguments(in: $0).count } ?? 1)
        case .outputEvent(_, let arguments):
            return count + (arguments.map { SwiftText.closureArguments(in: $0).count } ?? 1)
        case .output, .state, .expression, .named, .ignore: return count + 1
        }
    }

    /// `if let name = value { … }`
    private mutating func unwrapping(
        _ value: Expression,
        _ step: FlowStep,
        _ rest: ArraySlice<FlowStep>,
        _ sink: FlowSink
    ) -> [Deed]? {
        guard let name = FlowElement.apart(step.after.components.map(\.name)).first else { return nil }
        let outer = constants
        defer { constants = outer }
        let hidden = ending(sink, slots: [Expression([.text("")])], element: step.after)?.flatMap(\.expressions) ?? []
        let isHidden = locals.contains(name) || hidden.flatMap(\.receivers).contains(name)
        let own = SwiftText.escaped(isHidden ? "new" + name.capitalizedFirst : name)
        constants = outer.union([own])
        var slots = [Expression([.given(own)])]
        guard let body = deeds(rest, sink, slots: &slots, element: step.after) else { return nil }
        if body.flatMap(\.expressions).flatMap(\.names).contains(name) { return nil }
        let isUsed = body.flatMap(\.expressions).contains { $0.pieces.contains(.given(own)) }
        if !isUsed { return [.check(value.bracketed.between([], [.text(" != nil")]).apartFromBody, body)] }
        // What has that name already is unwrapped under it.
        if value.pieces == [.given(own)] { return [.check(value.between([.text("let ")]), body)] }
        return [.check(value.apartFromBody.between([.text("let \(own) = ")]), body)]
    }

    /// `expression` with `slots` for its values, those of one slot where `parts` or itself speaks of more.
    private func substituted(_ expression: Expression, _ slots: [Expression], element: FlowElement, parts: Bool = false)
        -> Expression
    {
        let isSpread = parts || expression.values.contains { $0 > 0 }
        return expression.labelled(element, in: context.reach).substituting(mayStop: context.reach.mayStop) { index in
            if slots.count == 1, isSpread {
                return Expression(slots[0].bracketed.pieces + [.text("." + element.part(index))])
            }
            return slots.indices.contains(index) ? slots[index] : nil
        }
    }

    /// What the end of a flow does with `slots`.
    private mutating func ending(_ sink: FlowSink, slots: [Expression], element: FlowElement) -> [Deed]? {
        switch sink.kind {
        case .set(let assignments):
            var slots = slots
            var named: [Deed] = []
            let parts = assignments.speakOfParts
            let used = Set(sink.texts.flatMap { Expression($0).labelled(element, in: context.reach).values })
            for index in slots.indices
            where assignments.count > 1 && !slots[index].isValue && !context.isConstant(slots[index])
                && (used.contains(index) || parts && slots.count == 1)
            {
                if slots[index].isUntyped { return nil }
                let (line, name) = naming(slots[index], element.components[index].name)
                named.append(line)
                slots[index] = name
            }
            let list = AssignmentList(assignments, context: context) {
                substituted($0, slots, element: element, parts: parts)
            }
            let statements = list.statements(names: list.names.map { constant($0) })
            return named + statements.map(Deed.line)
        case .call(let invocation):
            return [.line(substituted(spec.deed(of: invocation, given: element), slots, element: element))]
        case .output(let index):
            guard context.facts.outputs[index].held != nil, slots.count < 2 || spec.outputs[index].isVoid else {
                return nil
            }
            return [.line(context.sending(slots.first, to: spec.outputs[index]))]
        case .state(let index):
            guard slots.count < 2 else { return nil }
            return [.line(context.sending(slots.first, to: spec.states[index]))]
        case .outputEvent(let index, let arguments):
            guard context.facts.events.held != nil else { return nil }
            let event = context.event(index, arguments, element: element)
            return [.line(context.sendingEvent(substituted(event, slots, element: element)))]
        case .ignore: return []
        case .expression, .named: return nil
        }
    }
}

extension FlowStep {
    /// Whether it takes along what is read where it stands, which the call before it may change.
    fileprivate var takesAlong: Bool { if case .streams = argument { true } else { false } }
}

extension Expression {
    /// It as a condition: in brackets where it ends in a closure, which Swift would take for the body.
    fileprivate var apartFromBody: Expression {
        let holdsClosure = pieces.contains { if case .text(let text) = $0 { text.contains("{") } else { false } }
        return holdsClosure ? between([.text("(")], [.text(")")]) : self
    }
}
