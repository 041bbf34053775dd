import VMGenModel
import VMGenSpec

/// A name that is a word of the flows.
enum ReservedName: Rule {
    package static let id = "reserved-name"

    /// The words that stand where a name may stand. Those of the other steps never do: a name comes first in a flow, last,
    /// or behind a word.
    static let words: Set<String> = Set(WorkClause.allCases.filter(\.takesNames).map(\.rawValue)).union([
        "start", "as", "catch", "ignore", "errors", "input", "output",
    ])

    /// What is wrong with `name`; nil where it is free to use.
    static func check(_ name: Fragment) -> Finding? {
        guard words.contains(name.text) else { return nil }
        return error("`\(name.text)` is a word of the spec language; choose another name", at: name.range)
    }
}
