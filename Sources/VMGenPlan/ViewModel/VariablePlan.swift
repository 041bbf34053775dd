import VMGenModel
import VMGenSpec

/// One property beside those that `init` takes.
package struct VariablePlan: Sendable {
    /// Doc comment lines.
    package var documentation: [String]
    /// The declaration.
    package var declaration: String
    /// Its name, in backticks where it needs them.
    package var name: String
    /// What `init` makes it of; empty where it has its value from the start, or is computed.
    package var initial = ""

    /// Those of the `variables` section of `spec`, and those by which others read what lives in the state or in the output.
    package static func all(of spec: ViewModelSpec) -> [VariablePlan] {
        spec.variables.map { VariablePlan($0, of: spec) }
            + (spec.outputs + spec.states).compactMap { VariablePlan(reading: $0, of: spec) }
    }

    /// One of the `variables` section. What it computes and observes it reads where that is held.
    private init(_ variable: StoredVariable, of spec: ViewModelSpec) {
        documentation = variable.documentation
        name = SwiftText.escaped(variable.name.text)
        var text = variable.declaration
        if let value = variable.valueMadeInInit(spec.parameters), let (head, _) = SwiftText.cut(text, at: " = ") {
            initial = spec.marked(value)
            let isTyped = head.text.hasSuffix(variable.type?.text ?? "")
            text = isTyped ? head : Fragment("\(head.text): \(variable.type?.text ?? "")", head.range)
        }
        if variable.isExisting, let type = variable.type {
            let end = text.text.utf8.dropFirst(type.range.lower - text.range.lower)
            text = Fragment("\(text.before(type).text.dropLast("existing".count))\(String(end) ?? "")", text.range)
        }
        if let body = variable.body ?? variable.observer {
            let reached = SwiftText.rewritingFreeNames(in: body.text) { name in
                (spec.outputs + spec.states).first { $0.name.text == name }.flatMap(spec.path)
            }
            text = Fragment("\(text.before(body).text) \(reached)", text.range)
        }
        declaration = spec.marked(text)
    }

    /// The one by which others read `port`; nil where they do not, or where it is the one that holds it.
    private init?(reading port: Port, of spec: ViewModelSpec) {
        let name = SwiftText.escaped(port.name.text)
        self.name = name
        guard let visibility = port.visibility, let path = spec.path(of: port), path != name else {
            return nil
        }
        let access = visibility.text.split(separator: " ").filter { !$0.hasSuffix("(set)") }
        let words = (access.map(String.init) + ["var"]).joined(separator: " ")
        documentation = port.documentation
        let reading = port.isSetByViews ? "get { \(path) } set { \(path) = newValue }" : path
        declaration = "\(words) \(name): \(spec.marked(port.element)) { \(reading) }"
    }
}
