import VMGenTemplating

extension FlowPlanner {
    /// The end of a chain that ends in `sink` with values made of `element`; without a flow that of a failure's.
    func closing(_ sink: FlowSink, element: FlowElement, of flow: Flow? = nil) -> [Segment] {
        switch sink.kind {
        case .output(let index):
            let port = spec.outputs[index]
            if case .flows = feeds[index] { return emptied(element, for: port) }
            return [binding(to: port, from: element)]
        case .state(let index):
            return [binding(to: spec.states[index], from: element)]
        case .set(let assignments):
            return [setSegment(assignments, before: element)]
        case .call(let invocation):
            return [callSink(invocation, before: element)]
        case .expression(let swift):
            return [forwarding(to: swift)]
        case .ignore:
            return [Segment("sink/ignore")]
        case .named:
            guard let flow, isOwned(flow) || isShared(flow) else { return [] }
            return [Segment(isOwned(flow) ? "sink/owned" : tellsOfEvents(flow) ? "sink/events" : "sink/named")]
        case .outputEvent(let index, let arguments):
            let event = eventSegment(index, arguments, before: element)
            return [event] + (spec.sendsEvents ? [binding(to: scope.events)] : [])
        }
    }

    /// Whether the bag keeps the named stream of `flow` running, so that what it does is done once.
    func isOwned(_ flow: Flow) -> Bool {
        guard case .named = flow.sink.kind else { return false }
        return flow.hasEffects(in: spec)
    }

    /// Whether more than one subscription may start from the named stream of `flow`, or look at it.
    private func isShared(_ flow: Flow) -> Bool {
        guard case .named(let name, _) = flow.sink.kind else { return false }
        let users = spec.flows.flatMap { user in Array(repeating: user, count: user.uses(of: name.text)) }
        let failureSteps = (spec.flows.map(\.failure) + [spec.failures]).compactMap { $0 }.flatMap(\.steps)
        let isHidden =
            (spec.flows.flatMap(\.steps) + failureSteps).contains { $0.kind == .swift }
            || failureSteps.contains { $0.kind == .with }
        guard users.count == 1, !isHidden else { return true }
        return constants.values(of: users[0]) != nil && !isOwned(users[0])
    }

    /// Whether the stream of `flow` tells that something happened, which is not for those who come later: it comes from
    /// inputs without a value alone, and does not start with one.
    private func tellsOfEvents(_ flow: Flow) -> Bool {
        let isBare = flow.sources.allSatisfy { source in
            if case .input = source.kind { return source.element.components.isEmpty }
            return false
        }
        return isBare && !flow.steps.contains { [.start, .combine, .zip, .swift].contains($0.kind) }
    }

    /// The event that the values become.
    private func eventSegment(_ index: Int, _ arguments: Fragment?, before: FlowElement) -> Segment {
        let event = spec.outputEvents[index]
        let names = before.valueNames
        var call = CallText.empty
        var text = "\(spec.transform.outputName).\(SwiftText.escapedMember(event.name.text))"
        if let arguments {
            text += "(\(expression(arguments, names: names, receiver: "", into: &call)))"
        } else if !event.payload.isEmpty {
            let values = zip(event.payload, names).map { ($0.label.map { "\($0): " } ?? "") + SwiftText.escaped($1) }
            text += "(\(values.joined(separator: ", ")))"
            call.usedValues = Set(names.indices)
        }
        let whole = "\(spec.transform.outputName).\(SwiftText.escapedMember(event.name.text))"
        if event.payload.count == 1, names.count == 1, arguments.map({ Self.isWhole($0, of: event) }) ?? true {
            let label = event.payload[0].label.map { "(\($0):)" } ?? ""
            return Segment("sink/event", ["closure": .string("(\(whole)\(label))")])
        }
        let list = names.enumerated().map { call.usedValues.contains($0.offset) ? SwiftText.escaped($0.element) : "_" }
        let head = names.isEmpty ? "" : (call.usedValues.isEmpty ? "_" : list.joined(separator: ", ")) + " in "
        return Segment("sink/event", ["closure": .string(" { \(head)\(text) }")])
    }

    /// Whether `arguments` hand the one value on as it is: `$0`, or `message: $0`.
    private static func isWhole(_ arguments: Fragment, of event: EventCase) -> Bool {
        arguments.text == (event.payload[0].label.map { "\($0): " } ?? "") + "$0"
    }

    /// A sink that carries nothing takes anything.
    func emptied(_ element: FlowElement, for port: Port) -> [Segment] {
        port.isVoid && !element.components.isEmpty ? [Segment("sink/void")] : []
    }

    /// The end in a field of the output or the state, which takes anything where it carries nothing.
    private func binding(to port: Port, from element: FlowElement) -> Segment {
        guard let member = scope.members[port.name.text] else { return Segment("sink/ignore") }
        let isEmptied = port.isVoid && !element.components.isEmpty
        return binding(to: member, isVoid: port.isVoid, isEmptied: isEmptied, isSubject: port.isSubject)
    }

    /// The end in what `member` holds: its stream, and the statement that sets or sends one value.
    private func binding(
        to member: MemberScope.Member,
        isVoid: Bool = false,
        isEmptied: Bool = false,
        isSubject: Bool = false
    ) -> Segment {
        let isWeak = !isValueType && !member.isState && member.storage != .inline
        let receiver = isWeak ? "self?." : ""
        let value = isVoid ? "" : "$0"
        let isLent = member.isState && member.path != scope.eventsName
        let statement =
            switch member.storage {
            case .event where isLent: "\(member.path)(\(value))"
            case .event, .inline: "\(receiver)\(member.stream).\(member.sending)(\(value))"
            default: "\(receiver)\(member.path) = $0"
            }
        let capture = isValueType ? "" : isWeak ? "[weak self]" : member.isState ? "[state]" : "[output]"
        return Segment(
            isSubject ? "sink/forward" : "sink/bind",
            [
                "target": .string(member.stream), "capture": .string(capture), "statement": .string(statement),
                "isEmptied": .bool(isEmptied),
            ]
        )
    }

    /// The end in a relay or subject of a dependency.
    private func forwarding(to target: Fragment) -> Segment {
        let path = scope.reaching(target.text, through: isValueType ? "" : "self?.")
        return Segment(
            "sink/forward",
            [
                "target": .string(target.text), "capture": .string(isValueType ? "" : "[weak self]"),
                "statement": .string("\(path).\(spec.runtime.relayKind?.sending ?? "send")($0)"),
                "isEmptied": .bool(false),
            ]
        )
    }

    /// `set a = …, b = …`: one statement each.
    private func setSegment(_ assignments: [Assignment], before: FlowElement) -> Segment {
        let names = unhiding(before.valueNames)
        var text = CallText.empty
        text.noteTuple(in: assignments.map(\.value), names: names)
        var statements: [String] = []
        for assignment in assignments {
            let value = expression(assignment.value, names: names, receiver: "", into: &text)
            if !scope.members(in: assignment.value).isEmpty { text.needsWholeSelf = true }
            let target = scope.members[assignment.name.text]
            if let target, target.isState { text.usesState = true } else { text.usesViewModel = true }
            statements.append(
                target?.assignment(of: value) ?? "\(scope.reaching(assignment.name.text, through: "")) = \(value)"
            )
        }
        text.needsWholeSelf = text.needsWholeSelf || statements.count > 1
        if text.usesViewModel, !text.needsWholeSelf, !isValueType { statements = statements.map { "self?." + $0 } }
        return Segment("sink/subscribe", statementContext(statements, call: text, names: names))
    }

    /// `call method(…)`, where a flow ends.
    private func callSink(_ invocation: Invocation, before: FlowElement) -> Segment {
        Segment("sink/subscribe", callContext(invocation, before: before))
    }

    /// `do method(…)`, which lets the values pass.
    func passing(_ invocation: Invocation, before: FlowElement) -> Segment {
        Segment("flow/do", callContext(invocation, before: before))
    }

    private func callContext(_ invocation: Invocation, before: FlowElement) -> [String: TemplateValue] {
        let names = unhiding(valueNames(for: invocation, before: before))
        let probe = text(of: invocation, names: names, through: "")
        let isDirect = isValueType || probe.needsWholeSelf || !probe.usesViewModel
        let call = text(of: invocation, names: names, through: isDirect ? "" : "self?.")
        let discards = answers(invocation) ? "_ = " : ""
        return statementContext([discards + call.expression], call: probe, names: names)
    }

    /// `names` with a prefix for those that would hide a member in a closure that names members without `self`.
    private func unhiding(_ names: [String]) -> [String] {
        names.map { name in
            guard let member = scope.members[name], !member.isState else { return name }
            return "new" + name.capitalizedFirst
        }
    }

    /// Whether `invocation` returns something that nobody looks at.
    private func answers(_ invocation: Invocation) -> Bool {
        method(of: invocation)?.returnType.map { $0.text != "Void" } ?? false
    }

    /// What the partial of a closure that runs `statements` sees.
    private func statementContext(_ statements: [String], call: CallText, names: [String]) -> [String: TemplateValue] {
        let usesSelf = !isValueType && call.usesViewModel
        var context = closureContext(names: names, used: call.usedValues, usesOwner: false)
        context["statements"] = .list(statements.map(TemplateValue.string))
        context["capture"] = .string(usesSelf ? "[weak self]" : call.usesState && !isValueType ? "[state]" : "")
        context["guardsSelf"] = .bool(usesSelf && call.needsWholeSelf)
        return context
    }
}

extension CallText {
    /// Nothing yet.
    static var empty: CallText {
        CallText(expression: "", usedValues: [], usesViewModel: false, usesState: false, needsWholeSelf: false)
    }
}
