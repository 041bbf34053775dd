import VMGenModel
import VMGenSpec

/// What is known of the names in Swift: what is asked of such a value does not end the process.
package struct NameKinds: Sendable {
    /// Those that are numbers with a fraction, which may be divided by 0.
    var fractions: Set<String> = []
    /// Those that are dictionaries, which may be asked for any key.
    var dictionaries: Set<String> = []

    /// What `spec` calls its dictionaries: outputs and state with a value, parameters and variables.
    package static func dictionaries(of spec: ViewModelSpec) -> Set<String> {
        let ports = (spec.outputs + spec.states).filter { $0.kind != nil }.map { ($0.name.text, $0.element.text) }
        let parameters = spec.parameters.map { ($0.name.text, $0.type.text) }
        let variables = spec.variables.compactMap { variable in variable.type.map { (variable.name.text, $0.text) } }
        return Set((ports + parameters + variables).filter { TypeText($0.1).dictionaryOf != nil }.map(\.0))
    }

    /// Whether a dictionary is asked for what stands in the square brackets at `place`. A closure in `text` may call anything else so.
    func isKey(_ place: Int, in text: SwiftText.Text) -> Bool {
        guard dictionaries.contains(text.string(text.tokens[place - 1])),
            place < 2 || text.tokens[place - 2].kind != .dot
        else { return false }
        return !text.tokens.contains { ["{", "in"].contains(text.string($0)) }
    }

    /// The same with more `dictionaries`.
    func adding(dictionaries: Set<String>) -> Self {
        let all = self.dictionaries.isEmpty ? dictionaries : dictionaries.union(self.dictionaries)
        return NameKinds(fractions: fractions, dictionaries: all)
    }
}

extension FlowElement {
    /// What is known of its values, as a closure names them: `$0`.
    var kinds: NameKinds {
        var kinds = NameKinds()
        for (index, component) in components.enumerated() {
            guard let type = component.type else { continue }
            if ExpressionReader.fractions.contains(type) { kinds.fractions.insert("$\(index)") }
            if TypeText(type).dictionaryOf != nil { kinds.dictionaries.insert("$\(index)") }
        }
        return kinds
    }
}
