import VMGenDiagnostics
import VMGenModel

/// An output that the first failure ends for good.
enum OutputEnds: Rule {
    package static let id = "output-ends"

    /// The failure of work goes into `output`.
    static func finding(_ output: Port, runtime: Runtime, at place: SourceRange) -> Finding {
        let name = output.name.text
        let kind = output.kind?.name ?? ""
        let value = output.initialValue.map { " = \($0.text)" } ?? ""
        return warning(
            "the first failure ends `\(name)` for good, as its type says: `\(kind)<\(output.element.text), "
                + "\(output.failure?.text ?? "Error")>`; declared as `\(name): \(output.element.text)\(value)`, "
                + "with a flow `errors -> …`, it survives",
            at: place,
            notes: [("declared here", output.name.range)]
        )
    }
}
