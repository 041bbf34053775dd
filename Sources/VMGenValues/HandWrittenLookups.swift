import VMGenModel
import VMGenSpec

extension SwiftMethod {
    /// Whether it, which is written by hand for `spec`, may look up by a number that it is handed what is not there: it is handed a list
    /// too, or sees one. `state.rows.remove(at: row)` is right of rows that a view shows, and ends the process of a test that sends
    /// any number.
    package func mayLookUp(in spec: ViewModelSpec) -> Bool {
        let places = parameters.indices.filter { Self.isPlace(parameters[$0].type) }
        if places.isEmpty { return false }
        let held = stateIndex == nil ? [] : (spec.outputs.filter(\.isStateful) + spec.states).map(\.element.text)
        let members = spec.variables.compactMap(\.type?.text) + spec.parameters.filter(\.isVariable).map(\.type.text)
        let others = parameters.indices.filter { places != [$0] }.map { parameters[$0].type }
        return (held + members + others).contains { TypeText($0).arrayOf != nil }
    }

    /// Whether a value of `type` may say where in a list something stands.
    private static func isPlace(_ type: String) -> Bool {
        let words = type.split { !($0.isLetter || $0.isNumber) }
        return words.contains { ["Int", "IndexPath", "IndexSet", "Index"].contains($0) }
    }
}
