import VMGenDiagnostics
import VMGenSpec

/// A statement of a scenario, or all that stands behind a `when`, as the spec has it.
package struct ScenarioWords: Equatable {
    /// The word that its line starts with.
    package var keyword: Scenario.Keyword
    /// The statement as written: `rows = []`.
    package var text: String
    /// Where it stands in the spec.
    package var range: SourceRange

    /// `statement`, which stands behind `keyword`.
    package init(_ keyword: Scenario.Keyword, _ statement: ScenarioStatement) {
        self.keyword = keyword
        text = statement.text.text
        range = statement.text.range
    }

    /// All that stands behind the keyword of `step`.
    package init(_ step: ScenarioStep) {
        keyword = step.keyword
        text = step.statements.map(\.text.text).joined(separator: "; ")
        range = step.statements.first?.text.range ?? step.place.range
    }
}
