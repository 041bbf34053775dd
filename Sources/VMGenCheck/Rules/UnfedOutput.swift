/// An output that nothing sends to.
enum UnfedOutput: Rule {
    package static let id = "unfed-output"

    /// The outputs of `draft` that nothing feeds. The methods of `logic` may feed any.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        guard !draft.hasLogic else { return [] }
        let streams = draft.outputs.ports.filter { $0.kind != nil && !usage.fed.contains($0.name.text) }
        let cases = draft.outputs.events.filter { !usage.fed.contains($0.name.text) }
        var seen: Set<String> = []
        return streams.filter { seen.insert($0.name.text).inserted }.map { port in
            let name = port.name.text
            let message =
                port.initialValue == nil
                ? "nothing sends to the output `\(name)`; let a flow end in it, `… -> \(name)`"
                : "nothing changes the output `\(name)`; let a flow end in it, or declare a plain value, `let \(name): …`"
            return error(message, at: port.name.range)
        }
            + cases.map { event in
                let name = event.name.text
                return error(
                    "nothing sends the output `.\(name)`; let a flow end in it, `… -> .\(name)`",
                    at: event.name.range
                )
            }
    }
}
