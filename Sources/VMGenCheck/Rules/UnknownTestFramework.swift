import VMGenModel
import VMGenSpec

/// A test framework that tests cannot be generated for.
enum UnknownTestFramework: Rule {
    package static let id = "unknown-tests"

    /// `name` is no test framework.
    static func finding(_ name: Fragment) -> Finding {
        let names = TestFramework.allCases.map(\.rawValue)
        let ending = Suggestion.ending(for: name.text, among: names, otherwise: "; write \(names.listed())")
        return error("unknown test framework `\(name.text)`\(ending)", at: name.range)
    }
}
