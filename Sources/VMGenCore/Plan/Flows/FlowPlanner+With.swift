import VMGenTemplating

extension FlowPlanner {
    /// `with a, b`: the latest of other streams, or what state and plain values are at that moment; those last where there
    /// are both.
    func withSegments(_ step: FlowStep, _ references: [StreamReference], in flow: Flow?) -> [Segment] {
        let held = references.compactMap(heldValue)
        if held.count == references.count { return [valuesSegment(step.before, adding: held.map { .held($0) })] }
        let streams = references.filter { !$0.isValue }
        guard streams.count < references.count else { return [latestSegment(step, references, in: flow)] }
        var latest = step
        latest.after.components = (step.before.components + streams.flatMap(\.element.components)).unique
        var next = step.before.components.count
        let added = references.flatMap { reference -> [Companion] in
            if reference.isValue { return heldValue(reference).map { [.held($0)] } ?? [] }
            defer { next += reference.element.components.count }
            return (next..<next + reference.element.components.count).map { .arriving($0) }
        }
        return [
            latestSegment(latest, streams, in: flow),
            valuesSegment(latest.after, passing: step.before.components.count, adding: added),
        ]
    }

    /// `with` and the method behind it as one, where both need the view model: `owner.title(of: row, owner.items)`.
    func joinedSegment(_ step: FlowStep, and next: FlowStep) -> Segment? {
        guard !isValueType, case .streams(let references) = step.argument,
            case .invocation(let invocation) = next.argument, next.kind == .map || next.kind == .compactMap
        else { return nil }
        let held = references.compactMap(heldValue)
        guard held.count == references.count, held.contains(where: \.usesViewModel),
            invocation.arguments == nil || references.allSatisfy({ scope.members[$0.text.text] != nil })
        else { return nil }
        let own = step.before.components.count
        let names = Array(valueNames(for: invocation, before: next.before).prefix(own))
        let call = text(of: invocation, names: names + held.map { $0.text("owner.") }, through: "owner.")
        guard call.usesViewModel || call.usesState else { return nil }
        var context = valueContext(closure: "")
        let used = call.usedValues.filter { $0 < own }
        context.merge(closureContext(names: names, used: used, usesOwner: true)) { $1 }
        context["expression"] = .string(call.expression)
        context["isBare"] = .bool(false)
        return Segment("flow/\(next.kind.rawValue)", context)
    }

    /// What a `with` adds to the values that arrive.
    private enum Companion {
        /// One of them.
        case arriving(Int)
        /// A value of the view model or of its input.
        case held(HeldValue)
    }

    /// A value that is there at every time.
    struct HeldValue {
        /// The value as Swift, with the view model reached through `receiver`.
        var text: (_ receiver: String) -> String
        /// Whether it is a member of the view model outside of the state object.
        var usesViewModel = false
        /// Whether it is the state object's.
        var usesState = false
    }

    /// What `reference` is at every time; nil for a stream.
    private func heldValue(_ reference: StreamReference) -> HeldValue? {
        switch reference.kind {
        case .value(let name): plainValue(name)
        case .source(.output(let index)) where spec.outputs[index].isStateful:
            scope.members[spec.outputs[index].name.text].map(held)
        case .source(.state(let index)): scope.members[spec.states[index].name.text].map(held)
        case .source: nil
        }
    }

    private func held(_ member: MemberScope.Member) -> HeldValue {
        HeldValue(
            text: { $0 + member.path },
            usesViewModel: !member.isState,
            usesState: member.isState
        )
    }

    /// The parameter, variable or plain field called `name`.
    private func plainValue(_ name: String) -> HeldValue? {
        if let member = scope.members[name] { return held(member) }
        let parameter = spec.transform.parameter
        let isStored = spec.transform.isStored
        if spec.inputs.contains(where: { $0.name.text == name }) {
            let path = "\(parameter).\(SwiftText.escapedMember(name))"
            return HeldValue(text: { isStored ? $0 + path : path }, usesViewModel: isStored)
        }
        guard let value = spec.outputs.first(where: { $0.name.text == name })?.initialValue else { return nil }
        let path = "output.\(SwiftText.escapedMember(name))"
        if isStored { return HeldValue(text: { $0 + path }, usesViewModel: true) }
        let named = SwiftText.rewritingFreeNames(in: value.text) { $0 == "input" ? parameter : nil }
        let members = scope.members(in: value)
        return HeldValue(
            text: { scope.reaching(named, through: $0) },
            usesViewModel: members.contains { !$0.isState },
            usesState: members.contains(where: \.isState)
        )
    }

    /// The values of `before`, of which the first `count` pass, with `added` behind them.
    private func valuesSegment(_ before: FlowElement, passing count: Int? = nil, adding added: [Companion]) -> Segment {
        let names = before.valueNames
        let held = added.compactMap { companion -> HeldValue? in
            if case .held(let value) = companion { return value }
            return nil
        }
        let usesOwner = !isValueType && held.contains(where: \.usesViewModel)
        let usesState = held.contains(where: \.usesState)
        let receiver = usesOwner ? "owner." : ""
        var context = closureContext(names: names, used: Set(names.indices), usesOwner: usesOwner)
        context["capture"] = .string(usesOwner || isValueType || !usesState ? "" : "[state]")
        let values = added.map { companion in
            switch companion {
            case .arriving(let index): SwiftText.escaped(names[index])
            case .held(let value): value.text(receiver)
            }
        }
        context["values"] = .strings(names.prefix(count ?? names.count).map(SwiftText.escaped) + values)
        return Segment("flow/withValues", context)
    }

    private func latestSegment(_ step: FlowStep, _ references: [StreamReference], in flow: Flow?) -> Segment {
        let own = step.before.components.count
        let added = step.after.components.count - own
        let left = own == 1 ? ["$0"] : (0..<own).map { "$0.\($0)" }
        let right = added == 1 ? ["$1"] : (0..<added).map { "$1.\($0)" }
        var context = joined(references.map { stream($0, in: flow) })
        context["isVoid"] = .bool(own == 0)
        context["combined"] = .string((left + right).joined(separator: ", "))
        return Segment("flow/withLatest", context)
    }

    private func stream(_ reference: StreamReference, in flow: Flow?) -> TemplateValue {
        switch reference.kind {
        case .source(let source):
            stream(source, failure: failureRoute(of: reference, in: flow)?.value(receiver: ""))
        case .value(let name): streamValue(name, kind: nil)
        }
    }
}

extension StreamReference {
    /// Whether it is a plain value.
    fileprivate var isValue: Bool {
        if case .value = kind { return true }
        return false
    }
}
