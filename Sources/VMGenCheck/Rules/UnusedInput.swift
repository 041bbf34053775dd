import VMGenModel

/// An input that no flow uses.
enum UnusedInput: Rule {
    package static let id = "unused-input"

    /// The inputs of `draft` that nothing reads.
    static func check(_ draft: SpecDraft, usage: Usage) -> [Finding] {
        let ports = draft.inputs.ports.filter { $0.kind != nil || !isPlainSource($0, of: draft) }
        let names = ports.map(\.name) + draft.inputs.events.map(\.name)
        return names.filter { !usage.read.contains($0.text) && !ReservedName.words.contains($0.text) }.map { name in
            warning("no flow uses the input `\(name.text)`", at: name.range)
        }
    }

    /// Whether a plain output is computed from the plain field: `let height: CGFloat = input.qrHeight / 2`.
    private static func isPlainSource(_ port: Port, of draft: SpecDraft) -> Bool {
        draft.outputs.ports.contains { output in
            output.kind == nil && output.initialValue?.text.contains("input.\(port.name.text)") == true
        }
    }
}
