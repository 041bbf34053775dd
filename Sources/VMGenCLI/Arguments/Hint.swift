import VMGenCore
import VMGenDiagnostics

/// What is said beside a message: what was probably meant, and where to read more.
enum Hint {
    /// `; did you mean 'generate'?`, or nothing where nobody knows.
    static func didYouMean(_ meant: String?) -> String {
        meant.map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The hint at the name in `known` that `word` is a misspelling of.
    static func didYouMean(_ word: String, in known: [String]) -> String {
        didYouMean(DidYouMean.closest(to: word, in: known))
    }

    /// The line below a run's errors that names the rules they broke, in the order of the errors; nil where none of the
    /// errors is that of a rule.
    static func explain(_ diagnostics: [Diagnostic]) -> String? {
        var ids: [String] = []
        for diagnostic in diagnostics where diagnostic.isError && !ids.contains(diagnostic.rule) {
            if RuleCatalog.entry(id: diagnostic.rule) != nil { ids.append(diagnostic.rule) }
        }
        return ids.isEmpty ? nil : "Run 'vmgen explain \(ids.joined(separator: " "))' to see why.\n"
    }
}
