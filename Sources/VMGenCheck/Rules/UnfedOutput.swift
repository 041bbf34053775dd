import VMGenModel

/// An output that nothing sends to.
enum UnfedOutput: Rule {
    package static let id = "unfed-output"

    /// The outputs of `draft` that nothing feeds. The methods of `logic` may feed any.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        guard !draft.hasLogic else { return [] }
        // A flow that ends in a name which two things have has been reported with them.
        let shared = Set((draft.parameters.map(\.name) + draft.variables.map(\.name)).map(\.text))
        let streams = draft.outputs.ports.filter {
            $0.kind != nil && !usage.fed.contains($0.name.text) && !shared.contains($0.name.text)
        }
        let cases = draft.outputs.events.filter { !usage.fed.contains($0.name.text) }
        let isExisting = if case .existing = draft.outputs.declaration.place { true } else { false }
        var seen: Set<String> = []
        return streams.filter { seen.insert($0.name.text).inserted }.map { port in
            let name = port.name.text
            let message =
                port.initialValue == nil
                ? "nothing sends to the output `\(name)`; let a flow end in it, `… -> \(name)`"
                    + (isExisting ? silentField(port) : "")
                : "nothing changes the output `\(name)`; let a flow end in it, or declare a plain value, `let \(name): …`"
            return error(message, at: port.name.range)
        }
            + cases.map { event in
                let name = event.name.text
                return error(
                    "nothing sends the output `.\(name)`; let a flow end in it, `… -> .\(name)`"
                        + (isExisting ? ", or leave it out here: the enum has it all the same" : ""),
                    at: event.name.range
                )
            }
    }

    /// How an output of a type that exists is described where nothing is to be sent to it.
    private static func silentField(_ port: Port) -> String {
        let type = port.kind.map { "\($0.name)<\(port.element.text)>" } ?? port.element.text
        return ", or make it a field whose stream says nothing, `let \(port.name.text): \(type) = …`"
    }
}
