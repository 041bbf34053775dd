import VMGenModel
import VMGenSpec

/// What scenarios send: values that whoever wrote the spec knows to mean something, such as `"ada@example.com"`.
package enum ScenarioValues {
    /// More of one input make no test better.
    private static let most = 4

    /// What the scenarios of `spec` send through the input at `index`, each once, in order; without what names anything, which
    /// may be known within its scenario alone.
    package static func sent(input index: Int, in spec: ViewModelSpec) -> [String] {
        var found: [String] = []
        for statement in spec.scenarios.lazy.flatMap(\.steps).flatMap(\.statements) {
            guard case .send(index, let value?) = statement.kind, !found.contains(value.text),
                SwiftText.freeNames(in: value).isEmpty, !value.text.hasPrefix(".")
            else { continue }
            found.append(value.text)
            if found.count == most { break }
        }
        return found
    }
}
