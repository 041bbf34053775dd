import VMGenModel

extension ContractReader {
    /// The inputs and outputs of `spec`.
    static func ports(of spec: ViewModelSpec) -> [ContractItem] {
        spec.inputs.map { port($0, "input") } + spec.outputs.map { port($0, "output") }
    }

    private static func port(_ port: Port, _ noun: String) -> ContractItem {
        let name = port.name.text
        let isInput = port.role == .input
        let kind = port.kind.map { "\($0.name)<\(port.element.text)>" } ?? port.element.text
        let isNeeded = isInput && port.kind?.unconnected == nil && !(port.kind == nil && port.initialValue != nil)
        let users: Set<ContractChange.Audience> = [.callers, .tests]
        var aspects = [
            ContractItem.Aspect(
                id: "type",
                value: kind,
                sentence: { "the \(noun) `\(name)` is `\($1)` instead of `\($0)`" },
                breaks: users
            )
        ]
        if !isInput {
            aspects.append(
                ContractItem.Aspect(
                    id: "value",
                    value: port.initialValue?.text ?? "",
                    sentence: { old, new in
                        if old.isEmpty { return "the output `\(name)` has a value from the start, `\(new)`" }
                        if new.isEmpty { return "the output `\(name)` has no value at the start; it was `\(old)`" }
                        return "the output `\(name)` starts as `\(new)` instead of `\(old)`"
                    },
                    breaks: [.tests]
                )
            )
        }
        if !isInput { aspects.append(ReachReader.visibility(of: port, noun)) }
        return ContractItem(
            subject: isInput ? .input : .output,
            noun: noun,
            name: name,
            declaration: "\(name): \(port.element.text)",
            addingBreaks: isNeeded ? [.callers] : [],
            removingBreaks: users,
            addingReason: isNeeded ? "the view has to connect it" : "",
            aspects: aspects
        )
    }

    /// The events in and out of `spec`.
    static func events(of spec: ViewModelSpec) -> [ContractItem] {
        spec.inputEvents.map { event($0, .input) } + spec.outputEvents.map { event($0, .output) }
    }

    private static func event(_ event: EventCase, _ subject: ContractChange.Subject) -> ContractItem {
        let name = event.name.text
        let payload = payload(of: event)
        let isOutput = subject == .output
        return ContractItem(
            subject: subject,
            noun: "\(subject.rawValue) event",
            name: name,
            declaration: "." + name + (payload.isEmpty ? "" : "(\(payload))"),
            addingBreaks: isOutput ? [.callers] : [],
            removingBreaks: [.callers, .tests],
            addingReason: isOutput ? "a `switch` over the events has to know it" : "",
            aspects: [
                ContractItem.Aspect(
                    id: "payload",
                    value: "(\(payload))",
                    sentence: { "the \(subject.rawValue) event `.\(name)` carries `\($1)` instead of `\($0)`" },
                    breaks: [.callers, .tests]
                )
            ]
        )
    }

    /// What `event` carries, as Swift declares it.
    static func payload(of event: EventCase) -> String {
        event.payload.map { ($0.label.map { "\($0): " } ?? "") + $0.type }.joined(separator: ", ")
    }

    /// What `spec` remembers: of interest to logic that is handed the state, and to whoever reads it.
    static func states(of spec: ViewModelSpec) -> [ContractItem] {
        let logic: Set<ContractChange.Audience> =
            spec.logic.contains { $0.stateIndex != nil } ? [.implementations] : []
        return spec.states.map { port in
            let name = port.name.text
            let readers = port.visibility == nil ? logic : logic.union([.callers, .tests])
            return ContractItem(
                subject: .state,
                noun: "state",
                name: name,
                declaration: "\(name): \(port.element.text)",
                removingBreaks: readers,
                aspects: [
                    ContractItem.Aspect(
                        id: "type",
                        value: port.element.text,
                        sentence: { "the state `\(name)` is `\($1)` instead of `\($0)`" },
                        breaks: readers
                    ),
                    ContractItem.Aspect(
                        id: "value",
                        value: port.initialValue?.text ?? "",
                        sentence: { "the state `\(name)` starts as `\($1)` instead of `\($0)`" },
                        breaks: []
                    ),
                    ReachReader.visibility(of: port, "state"),
                ]
            )
        }
    }

    /// The methods that are written by hand.
    static func logic(of spec: ViewModelSpec) -> [ContractItem] {
        spec.handwritten.map { _, method in
            let name = method.name.text + "(" + method.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
            let users: Set<ContractChange.Audience> = method.isCallback ? [.callers, .tests] : []
            return ContractItem(
                subject: .logic,
                noun: "method",
                name: name,
                declaration: SpecText.squeezed(method.signature.text),
                addingBreaks: [.implementations],
                removingBreaks: users,
                addingReason: "the logic file has to have it",
                aspects: [
                    ContractItem.Aspect(
                        id: "signature",
                        value: SpecText.squeezed(method.signature.text),
                        sentence: { "the method `\($1)` of the logic was `\($0)`" },
                        breaks: users.union([.implementations])
                    )
                ]
            )
        }
    }
}
