import VMGenModel
import VMGenSpec

/// `errors -> …` in a spec of which no work fails there.
enum SilentErrors: Rule {
    package static let id = "silent-errors"

    /// What is wrong with the `errors` line of `spec`; nil where something reaches it.
    static func check(_ spec: ViewModelSpec) -> Finding? {
        guard let failures = spec.failures else { return nil }
        let failing = spec.flows.indices.filter { spec.facts.flows[$0].mayFail }
        if failing.contains(where: { spec.flows[$0].failure == nil }) { return nil }
        let why = failing.isEmpty ? "no work can fail" : "all work that can fail has a `catch` of its own"
        return warning("nothing comes from `errors` here: \(why); leave the line out", at: failures.text.range)
    }
}
