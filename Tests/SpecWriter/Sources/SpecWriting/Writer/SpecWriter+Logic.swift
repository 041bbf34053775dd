extension SpecWriter {
    /// Writes what others call, and outputs that logic feeds beside the flows.
    mutating func writeLogicExtras() {
        guard mayLendState, shape != .events else { return }
        if dice.chance(10) {
            note("callback")
            let name = names.make(["placeFound", "didChange", "sessionEnded"], using: &dice)
            let parameters = dice.pick([[], ["_ value: Int"], ["_ sender: String, found item: \(type("Item"))"]])
            let answer: Element = dice.chance(75) ? .void : .bool
            var method = MethodDraft(name: name, parameters: parameters, takesState: true, answer: .value(answer))
            method.isCallback = true
            draft.add(.method(method), to: "logic")
        }
        guard draft.methods.contains(where: \.takesState), dice.chance(30) else { return }
        let fed = Set(draft.flows.map(\.sink))
        let outputs = draft.ports("outputs").filter { port in
            !port.hasValue && !port.isField && port.kind == nil && fed.contains(port.name)
                && !port.element.text.contains(Self.parameter)
        }
        guard !outputs.isEmpty else { return }
        note("source logic")
        draft.add(.line("- logic -> \(dice.pick(outputs).name)"), to: "flows")
    }

    /// Writes two methods of one name, and flows that call them.
    mutating func writeOverloads() {
        let open = streams.filter { !$0.isCase && $0.element != .void }
        guard !open.isEmpty else { return }
        note("overloads")
        let name = names.make(["describe2", "caption"], using: &dice)
        for label in ["of", "for"] {
            let stream = dice.pick(open)
            var parameter = stream.element.text
            if case .closure = stream.element { parameter = "@escaping \(parameter)" }
            let method = MethodDraft(
                name: name,
                parameters: ["\(label) value: \(parameter)"],
                answer: .value(label == "of" ? .string : .void)
            )
            draft.add(.method(method), to: "logic")
            var flow = FlowDraft(sources: [stream.name], sink: "call \(Names.quoted(name))(\(label): $0)")
            if label == "of" {
                flow.steps = ["map \(Names.quoted(name))(\(label): $0)"]
                let chain = Chain(sources: [stream.name], steps: flow.steps, arriving: .single(.string))
                flow.sink = "call " + passing(from: chain)
            }
            draft.add(.flow(flow), to: "flows")
        }
    }

    /// Writes flows that set parts of what is held.
    mutating func writeParts() {
        let held = (draft.ports("outputs") + draft.ports("state")).filter {
            $0.hasValue && !$0.isField && $0.kind == nil && !(flags + pageFlags).contains($0.name)
                && !$0.element.text.contains(Self.parameter)
        }
        var sets: [String] = []
        for port in held {
            var (name, element, other) = (Names.quoted(port.name), port.element, "")
            if case .optional(let wrapped) = element {
                note("set part of optional")
                (name, element, other) = (name + "?", wrapped, " ?? 0")
            }
            switch element {
            case .item: sets += ["\(name).title = \"other\"", "\(name).id = (\(name).id\(other)) + 1"]
            case .page: sets.append("\(name).next = (\(name).next\(other)) + 1")
            case .dictionary: sets.append("\(name)[\"key\"] = 3")
            case .tuple(let parts):
                guard let part = parts.first, let label = part.label else { continue }
                sets.append("\(name).\(label) = \(part.element.literal(dice.number(0...5), known: true))")
            default: continue
            }
        }
        guard !sets.isEmpty else { return }
        note("set part")
        let input = names.make(["touch", "rename"], using: &dice)
        draft.add(.port(PortDraft(name: input, element: .void, role: .input)), to: "inputs")
        for _ in 0..<dice.pick(weighed: [(60, 1), (40, 2)]) {
            if dice.chance(50) { sets.reverse() }
            draft.add(.flow(FlowDraft(sources: [input], sink: "set " + sets.joined(separator: ", "))), to: "flows")
        }
    }
}
