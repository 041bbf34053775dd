import VMGenModel

extension ChainBuilder {
    /// A step that runs work under a policy: `latest`, `first`, `queue`, `all`.
    mutating func work(_ step: FlowStep, _ invocation: Invocation, loading: [StreamReference]) {
        let expression = resolved(context.spec.expression(of: invocation, given: step.before))
        let names = context.spec.valueNames(for: invocation, given: step.before)
        let plan = context.work(invocation, expression, loading: loading, flow: flow, kind: kind)
            .tried(as: step, in: context)
        let used = used([expression])
        let apart = [expression].names(apart: names, in: context.reach)
        var list = tuple.parameters(apart, used: used)
        var work = plan.work
        work.call = context.text(plan.call, values: [expression].texts(ofValues: apart, in: element), plan.access)
        var body: [Statement] = []
        if plan.hasOwner {
            links.append(.unretained)
            (list, body) = Closure.owned(list)
        }
        let end = step.end.map { context.chains.head(of: $0, kind: kind, isLazy: false) }
        let closure = Closure(body + plan.body, captures: plan.captures, parameters: list)
        links.append(.work(step.kind, closure, work, end.map { [StreamArgument(label: "until", chain: $0)] } ?? []))
        carryAll(step.after)
    }
}
