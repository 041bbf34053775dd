import VMGenTemplating

extension FlowPlanner {
    /// `with a, b`: the latest of other streams, or what state and plain values are at that moment.
    func withSegment(_ step: FlowStep, _ references: [StreamReference], in flow: Flow?) -> Segment {
        let held = references.compactMap(heldValue)
        return held.count == references.count
            ? valuesSegment(step, held)
            : latestSegment(step, references, in: flow)
    }

    /// The member that holds the value of `reference` at every time; nil for a stream.
    private func heldValue(_ reference: StreamReference) -> MemberScope.Member? {
        switch reference.kind {
        case .value(let name): scope.members[name]
        case .source(.output(let index)) where spec.outputs[index].isStateful:
            scope.members[spec.outputs[index].name.text]
        case .source(.state(let index)): scope.members[spec.states[index].name.text]
        case .source: nil
        }
    }

    private func valuesSegment(_ step: FlowStep, _ members: [MemberScope.Member]) -> Segment {
        let names = step.before.valueNames
        let usesOwner = !isValueType && !members.allSatisfy(\.isState)
        let receiver = usesOwner ? "owner." : ""
        var context = closureContext(names: names, used: Set(names.indices), usesOwner: usesOwner)
        context["capture"] = .string(usesOwner || isValueType ? "" : "[state]")
        context["values"] = .strings(names.map(SwiftText.escaped) + members.map { receiver + $0.path })
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
