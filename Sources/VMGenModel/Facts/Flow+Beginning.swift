import VMGenSpec

extension Flow {
    /// Whether it begins by itself where a view is wired, and does another thing there the next time: it asks one of
    /// the dependencies of `spec`, or, as its `facts` say, changes what it reads.
    fileprivate func differsWhenBegunAgain(_ facts: FlowFacts, in spec: ViewModelSpec) -> Bool {
        guard sources.contains(where: { $0.kind.isStart || $0.place.holdsValue(in: spec) }) else { return false }
        let dependencies = spec.parameters.map(\.name.text)
        return !facts.writes.isDisjoint(with: facts.looksAt)
            || texts.contains { SwiftText.freeNames(in: $0).contains { dependencies.contains($0.text) } }
    }
}

extension SpecFacts {
    /// Whether a view can be wired again and finds what the first one found: nothing in `spec`, whose facts these are, begins by itself
    /// and does another thing then.
    package func beginAlike(_ spec: ViewModelSpec) -> Bool {
        !spec.transform.isStored && !zip(spec.flows, flows).contains { $0.differsWhenBegunAgain($1, in: spec) }
    }
}
