extension ChainBuilder {
    /// Whether Swift would take seconds over a closure that makes `expression`, or give up: the tuple of a closure before it
    /// is taken apart among parameters only once all operators are tried.
    func isHeavy(_ expression: Expression) -> Bool {
        isTupleMade && tuple.count > 1 && expression.weight > Expression.heavyWeight
            && !context.reach.needsOwner(expression)
    }

    /// A closure that takes the tuple apart in a statement of its own, and makes `expression`.
    func apart(_ expression: Expression, names: [String], used: Set<Int>) -> Closure {
        let apart = [expression].names(apart: names, in: context.reach)
        let text = context.text(expression, values: [expression].texts(ofValues: apart, in: element), .captured)
        let whole = [expression].namesAndReceivers.union(apart).contains("values") ? "allValues" : "values"
        var closure = Closure(text, captures: context.reach.captures([expression]), parameters: ["_"])
        if used.isEmpty { return closure }
        let parameters = tuple.parameters(apart, used: used)
        closure.takeApart(whole, into: parameters, making: expression.returned(text))
        if expression.returnsByItself { return closure }
        return closure.known(as: TypedForm(parameters, of: tuple, in: element, making: text))
    }
}
