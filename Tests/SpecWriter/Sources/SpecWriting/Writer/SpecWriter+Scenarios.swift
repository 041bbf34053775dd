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
        guard dice.chance(50) else { return }
        if shape == .events { return writePassingEvent() }
        let flows = draft.flows
        guard flows.allSatisfy(isQuiet) else { return }
        for flow in flows where flow.steps.count < 2 && flow.sources.count == 1 && flow.caught == nil {
            guard let input = draft.ports("inputs").first(where: { $0.name == flow.sources[0] && !$0.isField }),
                !Self.holding.contains(input.kind ?? ""),
                let output = draft.ports("outputs").first(where: { $0.name == flow.sink }),
                flows.filter({ $0.ends(in: output.name) }).count == 1,
                flows.filter({ $0.sources.contains(input.name) }).count == 1,
                !flows.contains(where: { $0.sources.contains(output.name) })
            else { continue }
            writeScenario(of: flow, input: input, output: output)
        }
        if !draft.features.contains("scenarios") { writePassing() }
    }

    /// Whether `flow` does nothing before somebody sends something: it does no work at the start, which no scenario answers.
    private func isQuiet(_ flow: FlowDraft) -> Bool {
        if flow.sources.contains(where: { $0 == "start" || $0.contains("(") }) { return false }
        let works = flow.steps.contains { step in
            ["latest ", "first ", "queue ", "all "].contains { step.hasPrefix($0) }
        }
        let events = draft.ports("inputs").filter { !$0.isField && !Self.holding.contains($0.kind ?? "") }.map(\.name)
        let begins = flow.steps.contains { $0.hasPrefix("start with ") }
        return !works || !begins && flow.sources.allSatisfy(events.contains)
    }

    /// The kinds of input that have a value from the beginning.
    private static let holding: Set<String> = ["BehaviorRelay", "CurrentValueSubject", "ControlProperty"]

    /// Writes an input that is passed on, and a scenario that says so.
    private mutating func writePassing() {
        let sections = draft.sections.filter { ["inputs", "outputs"].contains($0.key) }
        guard sections.allSatisfy({ !$0.head.hasPrefix("existing") }) else { return }
        let input = PortDraft(name: names.make(["ping", "knock"], using: &dice), element: .int, role: .input)
        let output = PortDraft(name: names.make(["pong", "echo"], using: &dice), element: .int, role: .output)
        draft.add(.port(input), to: "inputs")
        draft.add(.port(output), to: "outputs")
        var flow = FlowDraft(sources: [input.name], sink: output.name)
        if dice.chance(40) { flow.steps = [dice.pick(["delay 1", "debounce 0.5"])] }
        draft.add(.flow(flow), to: "flows")
        writeScenario(of: flow, input: input, output: output)
    }

    /// Writes an event that is passed on, and a scenario that says so.
    private mutating func writePassingEvent() {
        let names = (names.make(["ping", "knock"], using: &dice), names.make(["pong", "echo"], using: &dice))
        let input = PortDraft(name: names.0, element: .int, role: .input, isCase: true)
        let output = PortDraft(name: names.1, element: .int, role: .output, isCase: true)
        guard draft.flows.allSatisfy(isQuiet), !draft.flows.contains(where: { $0.sources.contains("start") }) else {
            return
        }
        let held = Set((draft.ports("state") + draft.ports("outputs").filter { $0.value != nil }).map(\.name))
        draft.add(.port(input), to: "inputs")
        draft.add(.port(output), to: "outputs")
        var flow = FlowDraft(sources: [input.name], sink: ".\(output.name)")
        let isLate = dice.chance(40)
        if isLate { flow.steps = ["delay 1"] }
        draft.add(.flow(flow), to: "flows")
        let number = dice.number(1...9)
        let sent = "\(input.name)(\(number))"
        let seen = "then: .\(output.name)(\(number))"
        if isLate {
            note("scenario time")
            // What starts from a held value, and who listens to a service, asks and says something in the first round.
            let services = draft.services.map { $0.name + "." }
            let begins = draft.flows.contains { flow in
                (flow.sources + flow.steps.filter { $0.hasPrefix("with ") }).contains { text in
                    held.contains(text) || services.contains { text.contains($0) }
                }
            }
            let silence = begins ? ".\(output.name) is silent" : "nothing"
            return add(
                "\(input.name) takes its time to \(output.name)",
                ["when: \(sent)", "then: \(silence)", "when: 3 seconds pass", seen]
            )
        }
        add("\(input.name) is passed on to \(output.name)", ["when: \(sent)", seen])
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
