extension SpecWriter {
    /// Says what the superclass is made with: it has an `init()`, which the view model overrides or calls.
    mutating func writeOverride() {
        guard hasSuperclass else { return }
        guard draft.sections.contains(where: { $0.key == "init" }) else {
            note("init override")
            return draft.head("override", of: "init")
        }
        note("super.init")
        draft.add(.line("super.init()"), to: "init")
    }

    /// Writes scenarios that are true of every spec like this one: what is passed on arrives, in time, and what work answers.
    mutating func writeScenarios() {
        guard shape == .fields, dice.chance(35) else { return }
        let flows = draft.flows
        let isQuiet = flows.allSatisfy { flow in
            !flow.sources.contains("start") && !flow.sources.contains { $0.contains("(") }
        }
        guard isQuiet else { return }
        for flow in flows where flow.steps.count < 2 && flow.sources.count == 1 && flow.caught == nil {
            guard let input = draft.ports("inputs").first(where: { $0.name == flow.sources[0] && !$0.isField }),
                !["BehaviorRelay", "CurrentValueSubject", "ControlProperty"].contains(input.kind ?? ""),
                let output = draft.ports("outputs").first(where: { $0.name == flow.sink }),
                flows.filter({ $0.ends(in: output.name) }).count == 1,
                flows.filter({ $0.sources.contains(input.name) }).count == 1,
                !flows.contains(where: { $0.sources.contains(output.name) })
            else { continue }
            writeScenario(of: flow, input: input, output: output)
        }
    }

    private mutating func writeScenario(of flow: FlowDraft, input: PortDraft, output: PortDraft) {
        let number = dice.number(1...9)
        let value = input.element.literal(number, known: true)
        if isGeneric, input.element.text.contains(Self.parameter) { return }
        let sent = input.element == .void ? input.name : "\(input.name) \(value)"
        guard let step = flow.steps.first else {
            guard input.element == output.element else { return }
            return add(
                "\(input.name) is passed on to \(output.name)",
                ["when: \(sent)", "then: \(seen(output, value))"]
            )
        }
        let words = step.split(separator: " ").map(String.init)
        if ["debounce", "delay"].contains(words[0]), input.element == output.element {
            note("scenario time")
            let isSilent = output.value == nil ? "is silent" : "is unchanged"
            return add(
                "\(input.name) takes its time to \(output.name)",
                [
                    "when: \(sent); 0.1 seconds pass", "then: \(output.name) \(isSilent)", "when: 3 seconds pass",
                    "then: \(seen(output, value))",
                ]
            )
        }
        guard ["latest", "first", "queue", "all"].contains(words[0]) else { return }
        writeScenario(ofWork: step, sent: sent, output: output, number: number)
    }

    private mutating func writeScenario(ofWork step: String, sent: String, output: PortDraft, number: Int) {
        for service in draft.services where service.kind != .opaque && !service.isWeak {
            for method in service.methods where step.contains(" \(service.name).\(method.name)(") {
                guard method.value == output.element, method.effects != ["throws"] else { continue }
                note("scenario work")
                let work = "\(service.name).\(method.name)"
                let value = output.element.literal(number, known: true)
                let answer = output.element == .void ? "\(work) answers" : "\(work) answers \(value)"
                let flag = output.value == nil ? "is silent" : "is unchanged"
                if dice.chance(50) {
                    add(
                        "\(work) answers",
                        ["given: \(answer)", "when: \(sent)", "then: \(seen(output, value)); \(work) was called"]
                    )
                } else {
                    add(
                        "\(work) answers late",
                        [
                            "given: \(work) waits", "when: \(sent)",
                            "then: \(output.name) \(flag); \(work) was called once",
                            "when: \(answer)", "then: \(seen(output, value))",
                        ]
                    )
                }
                return
            }
        }
    }

    private func seen(_ output: PortDraft, _ value: String) -> String {
        output.element == .void ? output.name : "\(output.name) = \(value)"
    }

    private mutating func add(_ name: String, _ lines: [String]) {
        note("scenarios")
        draft.add(.line("\(name):", details: lines), to: "scenarios")
    }
}
