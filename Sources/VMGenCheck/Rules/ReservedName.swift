import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A name that is a word of the flows.
enum ReservedName: Rule {
    package static let id = "reserved-name"

    /// The words that flows are made of, and so no name can be.
    static let words: Set<String> = Set(
        StepKind.allCases.map(\.rawValue) + WorkClause.allCases.filter(\.takesNames).map(\.rawValue)
    ).union([
        "set", "call", "as", "catch", "ignore", "errors", "input", "output", "state",
    ])

    /// What is wrong with `name`; nil where it is free to use.
    static func check(_ name: Fragment) -> Finding? {
        guard words.contains(name.text) else { return nil }
        return error("`\(name.text)` is a word of the spec language; choose another name", at: name.range)
    }
}
