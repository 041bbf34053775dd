import VMGenDiagnostics
import VMGenModel

/// An output that nothing sends to.
enum UnfedOutput: Rule {
    package static let id = "unfed-output"

    /// The outputs of `draft` that nothing feeds. Methods of `logic` that are lent the state may feed any, and what is a relay or a
    /// property of the view model all of them may.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        guard !draft.hasLogic || !draft.transform.isStored && draft.logic.allSatisfy({ $0.stateIndex == nil }) else {
            return []
        }
        // A flow that ends in a name which two things have has been reported with them.
        let shared = Set((draft.parameters.map(\.name) + draft.variables.map(\.name)).map(\.text))
        let streams = draft.outputs.ports.filter {
            $0.kind != nil && !usage.fed.contains($0.name.text) && !shared.contains($0.name.text)
                && !(draft.hasLogic && ($0.isStateful || $0.kind?.traits.contains(.takesValues) == true))
                && !($0.isSetByViews && usage.read.contains($0.name.text))
        }
        // A state may be called as a case is, and what sets that sends nothing.
        let states = Set(draft.states.ports.map(\.name.text))
        let cases = draft.outputs.events.filter { event in
            let name = event.name.text
            return !usage.sentCases.contains(name) && (!usage.fed.contains(name) || states.contains(name))
        }
        let isExisting = if case .existing = draft.outputs.declaration.place { true } else { false }
        // Logic that is lent nothing can send none of them, and yet it may be written in a way that nobody foresees.
        let judged = { (message: String, place: SourceRange, isHeld: Bool) in
            // What stays what it is at first may be meant so: a view binds to it all the same.
            draft.hasLogic || isHeld ? warning(message, at: place) : error(message, at: place)
        }
        var seen: Set<String> = []
        return streams.filter { seen.insert($0.name.text).inserted }.map { port in
            let name = port.name.text
            let message =
                port.initialValue == nil
                ? "nothing sends to the output `\(name)`; let a flow end in it, `… -> \(name)`"
                    + (isExisting ? port.isMade ? left : silentField(port) : "")
                : "nothing changes the output `\(name)`; let a flow end in it, or "
                    + (port.isSetByViews
                        ? "leave it out here: the class has it all the same"
                        : port.isMade && isExisting
                            ? "leave it out here: the output has it all the same"
                            : "declare a plain value, `let \(name): …`")
            return judged(message, port.name.range, port.initialValue != nil)
        }
            + cases.map { event in
                let name = event.name.text
                return judged(
                    "nothing sends the output `.\(name)`; let a flow end in it, `… -> .\(name)`"
                        + (isExisting ? ", or leave it out here: the enum has it all the same" : ""),
                    event.name.range,
                    false
                )
            }
    }

    /// What to do with a field of an output that exists which makes its own stream.
    private static let left = ", or leave it out here: the output has it all the same"

    /// How an output of a type that exists is described where nothing is to be sent to it.
    private static func silentField(_ port: Port) -> String {
        let type = port.kind.map { "\($0.name)<\(port.element.text)>" } ?? port.element.text
        return ", or make it a field whose stream says nothing, `let \(port.name.text): \(type) = …`"
    }
}
