import VMGenModel
import VMGenSpec

/// A flow that starts from a `Published` property and reads it again by name: a `Published` tells of a value before it has it.
enum StaleValue: Rule {
    package static let id = "stale-value"

    /// The names in flows of `spec` that stand for the value before the one that arrives, there or in the flow that makes it.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        let published = published(in: spec)
        if published.isEmpty { return [] }
        let isDoneAtOnce = { (invocation: Invocation) in
            invocation.isDoneAtOnce(logic: spec.logic, services: spec.services, runtime: spec.runtime)
        }
        let origins = FlowOrigins(flows: spec.flows, isDoneAtOnce: isDoneAtOnce)
        let computed = ComputedReads(spec.variables)
        return spec.flows.flatMap { flow -> [Finding] in
            let own = Set(flow.sources.compactMap { published[$0.place] })
            let causes = flow.sources.flatMap { origins.causes(of: $0, before: flow) }
            let stale = own.union(causes.compactMap { published[$0] })
            if stale.isEmpty { return [] }
            return flow.namesReadAtOnce(isDoneAtOnce).compactMap { name in
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

    /// The names of the outputs and states of `spec` that are `Published`, by what flows that start from them start from.
    private static func published(in spec: ViewModelSpec) -> [FlowSource.Place: String] {
        var names: [FlowSource.Place: String] = [:]
        for (index, port) in spec.outputs.enumerated() where port.kind?.name == "Published" {
            names[.output(index)] = port.name.text
        }
        for (index, port) in spec.states.enumerated() where port.kind?.name == "Published" {
            names[.state(index)] = port.name.text
        }
        return names
    }
}

extension Flow {
    /// The names that its steps and its end read while what arrives is still being told: not what stands behind a step that waits, or
    /// behind work that takes time. `isDoneAtOnce` says which work does not.
    fileprivate func namesReadAtOnce(_ isDoneAtOnce: (Invocation) -> Bool) -> [Fragment] {
        let wait = steps.firstIndex { step in
            if case .work(let invocation, _) = step.argument { return !isDoneAtOnce(invocation) }
            return step.holdsBack || step.kind.takesTime
        }
        let early = wait.map { steps[...$0] } ?? steps[...]
        let texts = early.flatMap(\.argument.texts) + (wait == nil ? sink.texts : [])
        return early.flatMap(\.references).map(\.text) + texts.flatMap { SwiftText.freeNames(in: $0) }
    }
}
