extension SpecWriter {
    /// Says that the superclass has an `init()`, where the view model may override it.
    mutating func writeOverride() {
        guard hasSuperclass, !draft.sections.contains(where: { $0.key == "init" }) else { return }
        note("init override")
        draft.head("override", of: "init")
    }

    /// Writes scenarios that are true of every spec like this one: what is passed on arrives, and what nothing feeds stays.
    mutating func writeScenarios() {
        guard shape == .fields, dice.chance(35) else { return }
        let flows = draft.flows
        let isQuiet = flows.allSatisfy { flow in
            !flow.sources.contains("start") && !flow.sources.contains { $0.contains("(") }
        }
        guard isQuiet else { return }
        for flow in flows where flow.steps.isEmpty && flow.sources.count == 1 && flow.caught == nil {
            guard let input = draft.ports("inputs").first(where: { $0.name == flow.sources[0] && !$0.isField }),
                let output = draft.ports("outputs").first(where: { $0.name == flow.sink }),
                input.element == output.element, flows.filter({ $0.ends(in: output.name) }).count == 1,
                flows.filter({ $0.sources.contains(input.name) }).count == 1,
                !flows.contains(where: { $0.sources.contains(output.name) })
            else { continue }
            note("scenarios")
            let value = input.element.literal(dice.number(1...9), known: true)
            let isVoid = input.element == .void
            let sent = isVoid ? input.name : "\(input.name) \(value)"
            draft.add(
                .line(
                    "\(input.name) is passed on to \(output.name):",
                    details: ["when: \(sent)", isVoid ? "then: \(output.name)" : "then: \(output.name) = \(value)"]
                ),
                to: "scenarios"
            )
        }
    }
}
