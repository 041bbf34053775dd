import VMGenModel

extension ChainBuilder {
    /// A step that runs work under a policy: `latest`, `first`, `queue`, `all`.
    ///
    /// - Parameter live: the values of its answer that are of use behind it.
    mutating func work(_ step: FlowStep, _ invocation: Invocation, loading: [StreamReference], live: Set<Int>) {
        let call = context.spec.expression(of: invocation, given: step.before)
        let expression = resolved(call)
        var plan = context.work(invocation, expression, loading: loading, flow: flow, kind: kind)
            .tried(as: step, in: context)
        if plan.looksLater(at: slots.read(at: call.values), in: context) {
            materialise()
            return self.work(step, invocation, loading: loading, live: live)
        }
        let names = context.spec.valueNames(for: invocation, given: step.before)
        let apart = [expression].names(apart: names, in: context.reach)
        let values = [expression].texts(ofValues: apart, in: element)
        let keeping = plan.source(keptBehind: step, of: flow, carrying: tuple, in: context)
        let given = keeping == nil ? [] : Set(tuple.compactMap { $0 })
        let parameters = tuple.parameters(apart, used: used([expression]).union(given))
        if keeping != nil { plan.work.links.insert(.map(.keeping(parameters, beside: step.after, live)), at: 0) }
        if plan.hasOwner { links.append(.unretained) }
        let end = step.end.map { context.chains.head(of: $0, kind: kind, isLazy: false) }
        links.append(plan.link(step.kind, context.text(plan.call, values: values, plan.access), parameters, until: end))
        carryAll(step.after)
        guard let keeping else { return }
        tuple = tuple.filter { $0.map(live.contains) ?? false } + keeping.element.components.map { _ in nil }
        (isTupleMade, kept) = (tuple.count > 1, keeping)
    }
}
