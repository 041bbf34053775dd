import VMGenModel

/// An input that no flow uses.
enum UnusedInput: Rule {
    package static let id = "unused-input"

    /// The inputs of `draft` that nothing reads.
    static func check(_ draft: SpecDraft, usage: Usage, names: Namespace) -> [Finding] {
        let ports = draft.inputs.ports.filter { $0.kind != nil || !isPlainSource($0, of: draft) }
        let inputs = ports.map(\.name) + draft.inputs.events.map(\.name)
        let plain = Set(ports.filter { $0.kind == nil }.map(\.name.text))
        return inputs.filter { input in
            !usage.read.contains(names.usedName(ofInput: input.text)) && !ReservedName.words.contains(input.text)
        }
        .map { input in
            if plain.contains(input.text) {
                let message =
                    "nothing uses the plain field `\(input.text)`; a flow names it as it is, or takes it along: `with "
                return warning(message + "\(input.text)`", at: input.range)
            }
            // `logic -> …` is what logic sends.
            let source = input.text == "logic" ? "input.logic" : input.text
            return warning(
                "no flow uses the input `\(input.text)`; `\(source) -> ignore` says so on purpose",
                at: input.range
            )
        }
    }

    /// Whether a plain output is computed from the plain field: `let height: CGFloat = input.qrHeight / 2`.
    private static func isPlainSource(_ port: Port, of draft: SpecDraft) -> Bool {
        draft.outputs.ports.contains { output in
            output.kind == nil && output.initialValue?.text.contains("input.\(port.path)") == true
        }
    }
}
