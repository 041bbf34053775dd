import VMGenModel
import VMGenSpec

/// A flow that starts from a `Published` property and reads it again by name: a `Published` tells of a value before it has it.
enum StaleValue: Rule {
    package static let id = "stale-value"

    /// The names in flows of `spec` that stand for the value before the one that arrives, there or in the flow that makes it.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        let names = StaleNames(spec)
        if names.isEmpty { return [] }
        let computed = ComputedReads(spec.variables)
        return spec.flows.flatMap { flow -> [Finding] in
            let own = names.started(by: flow)
            let stale = names.all(for: flow)
            if stale.isEmpty { return [] }
            return flow.namesRead(upTo: names.firstWait(in: flow)).compactMap { name in
                guard stale.contains(name.text) else {
                    return computed[name.text].intersection(stale).sorted().first.map { reads(name, $0) }
                }
                let way =
                    own.contains(name.text)
                    ? "what arrives is the new one, `$0` in the first step" : "take the new one along as what arrives"
                return error(
                    "`\(name.text)` is the value before here: a `Published` tells of a new value before it has it; \(way), or declare it "
                        + "without `Published`",
                    at: name.range
                )
            }
        }
    }

    /// What is said of `name`, a property that is computed of `published`.
    private static func reads(_ name: Fragment, _ published: String) -> Finding {
        error(
            "`\(name.text)` reads `\(published)`, which has the value before here: a `Published` tells of a new value before it has it; "
                + "make it of what arrives, or put `delay 0` before the step, so that it has the new one",
            at: name.range
        )
    }
}

extension Flow {
    /// The names that its steps and its end read while what arrives is still being told: not what stands behind the step at `wait`, the
    /// first that waits.
    fileprivate func namesRead(upTo wait: Int?) -> [Fragment] {
        let early = wait.map { steps[...$0] } ?? steps[...]
        let texts = early.flatMap(\.argument.texts) + (wait == nil ? sink.texts : [])
        return early.flatMap(\.references).map(\.text) + texts.flatMap { SwiftText.freeNames(in: $0) }
    }
}
