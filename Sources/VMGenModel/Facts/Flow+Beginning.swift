import VMGenSpec

extension Flow {
    /// Whether it begins by itself where a view is wired, and does another thing there the next time: it asks one of
    /// `dependencies`, or, as its `facts` say, changes what it reads.
    fileprivate func differsWhenBegunAgain(_ facts: FlowFacts, dependencies: Set<String>) -> Bool {
        guard sources.contains(where: { $0.kind.isStart || $0.kind.mayBeHeld }) else { return false }
        return !facts.writes.isDisjoint(with: facts.looksAt)
            || texts.contains { SwiftText.freeNames(in: $0).contains { dependencies.contains($0.text) } }
    }
}

extension FlowSource.Kind {
    /// Whether it is what may have a value before anything is sent: a state, or an output.
    fileprivate var mayBeHeld: Bool {
        switch self {
        case .state, .output: true
        case .input, .inputEvent, .named, .expression, .helper, .start: false
        }
    }
}

extension SpecFacts {
    /// Whether a view can be wired again and finds what the first one found: nothing in `spec`, whose facts these are, begins by itself
    /// and does another thing then.
    package func beginAlike(_ spec: ViewModelSpec) -> Bool {
        let dependencies = Set(spec.parameters.map(\.name.text))
        return !spec.transform.isStored
            && !zip(spec.flows, flows).contains { $0.differsWhenBegunAgain($1, dependencies: dependencies) }
    }
}
