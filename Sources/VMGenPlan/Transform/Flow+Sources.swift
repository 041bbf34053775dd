import VMGenModel
import VMGenSpec

extension Flow {
    /// The first step, where it joins several sources: `combine`, `zip`.
    package var join: FlowStep? {
        guard sources.count > 1, let step = steps.first, step.kind.traits.contains(.joins) else { return nil }
        return step
    }

    /// Whether a step holds a value back until it is known whether another one follows: an end in between would bring it early
    /// under one runtime, and lose it under another.
    var waitsForMore: Bool {
        steps.contains { step in
            guard case .amount(_, let first) = step.argument else { return false }
            return step.kind == .debounce || step.kind == .throttle && !first
        }
    }

    /// Whether its sources are merged and one of them carries nothing, so that they tell only that something happened.
    var mergesNothing: Bool {
        sources.count > 1 && join == nil && start.components.isEmpty
    }

    /// What its sources are called together: `appear`, `appearOrRefresh`; nil for more than two.
    var nameOfSources: String? {
        let names = sources.map { StreamNames.word(of: $0.text.text) }
        guard names.count <= 2 else { return nil }
        return names[0] + names.dropFirst().map { "Or\($0.capitalizedFirst)" }.joined()
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
