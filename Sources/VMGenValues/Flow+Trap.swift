import VMGenModel

extension Flow {
    /// The first of its steps whose Swift may end the process for some value; nil for none.
    package var trap: FlowStep? {
        steps.first { step in
            if case .closure(let body) = step.argument { ExpressionReader.canTrap(body) } else { false }
        }
    }
}
