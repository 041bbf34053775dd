import VMGenModel

extension ChainBuilder {
    /// A step that runs work under a policy: `latest`, `first`, `queue`, `all`.
    mutating func work(_ step: FlowStep, _ invocation: Invocation, loading: [StreamReference]) {
        let call = context.spec.expression(of: invocation, given: step.before)
        let expression = resolved(call)
        let plan = context.work(invocation, expression, loading: loading, flow: flow, kind: kind)
            .tried(as: step, in: context)
        if plan.looksLater(at: slots.read(at: call.values), in: context) {
            materialise()
            return self.work(step, invocation, loading: loading)
        }
        let names = context.spec.valueNames(for: invocation, given: step.before)
        let apart = [expression].names(apart: names, in: context.reach)
        let values = [expression].texts(ofValues: apart, in: element)
        let parameters = tuple.parameters(apart, used: used([expression]))
        if plan.hasOwner { links.append(.unretained) }
        let end = step.end.map { context.chains.head(of: $0, kind: kind, isLazy: false) }
        links.append(plan.link(step.kind, context.text(plan.call, values: values, plan.access), parameters, until: end))
        carryAll(step.after)
    }
}
