import VMGenModel

extension Flow {
    /// The first of its steps whose Swift may end the process for some value; nil for none.
    ///
    /// - Parameter dictionaries: what the spec calls its dictionaries.
    package func trap(_ dictionaries: Set<String>) -> FlowStep? {
        steps.first { step in
            guard case .closure(let body) = step.argument else { return false }
            return ExpressionReader.canTrap(body, of: step.before.kinds.adding(dictionaries: dictionaries))
        }
    }
}
