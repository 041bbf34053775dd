import VMGenModel
import VMGenSpec

/// A flow that starts from a `Published` property and reads it again by name: a `Published` tells of a value before it has it.
enum StaleValue: Rule {
    package static let id = "stale-value"

    /// The names in flows of `spec` that stand for the value before the one that arrives, there or in the flow that makes it.
    static func check(_ spec: ViewModelSpec) -> [Finding] {
        let published = Dictionary(
            spec.publishedPorts.map { ($0.source, $0.port.name.text) },
            uniquingKeysWith: { first, _ in first }
        )
        if published.isEmpty { return [] }
        let isDoneAtOnce = { (invocation: Invocation) in
            invocation.isDoneAtOnce(logic: spec.logic, services: spec.services, runtime: spec.runtime)
        }
        let origins = FlowOrigins(flows: spec.flows, isDoneAtOnce: isDoneAtOnce)
        return spec.flows.flatMap { flow -> [Finding] in
            let own = Set(flow.sources.compactMap { published[$0.place] })
            let causes = flow.sources.flatMap { origins.causes(of: $0, before: flow) }
            let stale = own.union(causes.compactMap { published[$0] })
            if stale.isEmpty { return [] }
            return flow.namesReadAtOnce(isDoneAtOnce).filter { stale.contains($0.text) }.map { name in
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
}

extension ViewModelSpec {
    /// The outputs and states that are `Published`, and what flows that start from them start from.
    fileprivate var publishedPorts: [(source: FlowSource.Place, port: Port)] {
        let all =
            outputs.enumerated().map { (source: FlowSource.Place.output($0.offset), port: $0.element) }
            + states.enumerated().map { (source: FlowSource.Place.state($0.offset), port: $0.element) }
        return all.filter { $0.port.kind?.name == "Published" }
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
