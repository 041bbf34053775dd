import VMGenModel
import VMGenSpec

/// One word of the spec language. The table of all of them is what the parser goes by, and what tests hold the grammar, the
/// reference with `vmgen explain`, and the glance in the README to.
package struct LanguageWord: Sendable, Hashable {
    /// Where a word stands.
    package enum Role: String, Sendable, CaseIterable {
        /// At the start of a line of the outermost level.
        case section
        /// First in a flow.
        case source
        /// Between the arrows of a flow.
        case step
        /// Behind the call of a step that works.
        case clause
        /// First in the last part of a flow.
        case sink
        /// Below a flow.
        case branch
    }

    /// The word as a spec has it: `outputs`, `start with`.
    package let text: String
    /// Where it stands.
    package let role: Role

    /// Every word, by its role, in the order of the reference.
    package static let all: [LanguageWord] =
        SectionName.allCases.map { LanguageWord(text: $0.rawValue, role: .section) }
        + ["start", "errors", LogicFeeds.word].map { LanguageWord(text: $0, role: .source) }
        + StepKind.allCases.map { LanguageWord(text: $0.word, role: .step) }
        + WorkClause.allCases.map { LanguageWord(text: $0.rawValue, role: .clause) }
        + ["set", "call", "as", "ignore"].map { LanguageWord(text: $0, role: .sink) }
        + [LanguageWord(text: "catch", role: .branch)]

    /// The words of `role`.
    package static func words(_ role: Role) -> [String] { all.filter { $0.role == role }.map(\.text) }
}
