import VMGenModel

extension Flow {
    /// The first of its steps whose Swift may end the process for some value; nil for none.
    package var trap: FlowStep? {
        steps.first { step in
            guard case .closure(let body) = step.argument else { return false }
            return ExpressionReader.canTrap(body, fractions: step.before.fractions)
        }
    }
}

extension FlowElement {
    /// Those of its values that are numbers with a fraction, as a closure names them: `$0`.
    var fractions: Set<String> {
        Set(
            components.indices.filter { ExpressionReader.fractions.contains(components[$0].type ?? "") }.map {
                "$\($0)"
            }
        )
    }
}
