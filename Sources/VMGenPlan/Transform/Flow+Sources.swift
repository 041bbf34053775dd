import VMGenModel

extension Flow {
    /// The first step, where it joins several sources: `combine`, `zip`.
    package var join: FlowStep? {
        guard sources.count > 1, let step = steps.first, step.kind.traits.contains(.joins) else { return nil }
        return step
    }

    /// Whether its sources are merged and one of them carries nothing, so that they tell only that something happened.
    var mergesNothing: Bool {
        sources.count > 1 && join == nil && start.components.isEmpty
    }
}

extension FlowSource {
    /// The input event that it is, by index.
    var eventIndex: Int? {
        if case .inputEvent(let index) = kind { return index }
        return nil
    }

    /// Whether its failures are dealt with where the flow starts; a stream with a name has dealt with them before.
    var mayFailHere: Bool {
        if case .named = kind { return false }
        return element.canFail
    }
}
