import VMGenModel
import VMGenSpec

/// Steps in a row that a reader takes for one: what is done in passing, and what methods make of one value after the other.
extension ChainBuilder {
    /// The steps at the beginning of `steps` that become one link.
    func run(of steps: ArraySlice<FlowStep>) -> ArraySlice<FlowStep> {
        guard let first = steps.first, first.isCall else { return steps.prefix(1) }
        switch first.kind {
        case .do: return steps.prefix { $0.kind == .do && $0.isCall }
        case .map:
            let others = steps.dropFirst().prefix { $0.kind == .map && $0.isCall && takesOnce($0) }
            return steps.prefix(1 + others.count)
        default: return steps.prefix(1)
        }
    }

    /// Adds the one link that `run` becomes.
    mutating func addTogether(_ run: ArraySlice<FlowStep>) {
        guard let first = run.first, let last = run.last else { return }
        let calls = run.compactMap { step in step.invocation.map { (step, $0) } }
        let expressions = calls.map { step, call in context.spec.expression(of: call, given: step.before) }
        let names = calls.map { step, call in context.spec.valueNames(for: call, given: step.before) }
        if first.kind == .do {
            let deeds = zip(calls, expressions).map { call, expression in done(call.1, expression) }
            links.append(.passing(doing(deeds, names: names.allSatisfy { $0 == names[0] } ? names[0] : self.names)))
            return
        }
        let whole = expressions.dropFirst().reduce(expressions[0]) { inner, outer in
            outer.replacingValues { _ in inner.pieces }
        }
        append(last, value(whole, names: names[0], type: nil, isWritten: false))
    }

    /// What `expression`, a call that is made for what it does, is as a statement.
    func done(_ invocation: Invocation, _ expression: Expression) -> Expression {
        let discards = context.spec.method(of: invocation)?.returnType.map { $0.text != "Void" } ?? false
        return discards ? expression.discarded : expression
    }

    /// Whether the method of `step` is handed the one value that arrives, once.
    private func takesOnce(_ step: FlowStep) -> Bool {
        guard let invocation = step.invocation, step.before.components.count == 1 else { return false }
        let expression = context.spec.expression(of: invocation, given: step.before)
        return expression.pieces.filter { $0 == .value(0) }.count == 1 && expression.values == [0]
            && !expression.names.contains(step.before.components[0].name)
    }
}

extension FlowStep {
    /// The method that it calls; nil for a step of another kind.
    fileprivate var invocation: Invocation? {
        if case .invocation(let invocation) = argument { return invocation }
        return nil
    }

    /// Whether it calls a method.
    fileprivate var isCall: Bool { invocation != nil }
}

extension Expression {
    /// The expression with its answer thrown away.
    var discarded: Expression { Expression([.text("_ = ")] + pieces, at: range) }
}
