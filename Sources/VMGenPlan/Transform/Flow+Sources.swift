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

    /// What a subject may be called that begins it, best first: `appear`, `appearOrRefresh` after its sources, of which there are two at
    /// most; `rowsTrigger` after what comes of it in `spec`.
    func subjectNames(in spec: ViewModelSpec) -> [String] {
        let names = sources.map { StreamNames.word(of: $0.text.text) }
        let own = names.prefix(1) + names.dropFirst().map { "Or\($0.capitalizedFirst)" }
        let made = result(in: spec).map { StreamNames.word(of: $0) + "Trigger" } ?? names[0]
        return names.count > 2 ? [made] : [own.joined(), made]
    }

    /// The name of what it ends in; nil where that is not one thing with a name.
    private func result(in spec: ViewModelSpec) -> String? {
        switch sink.kind {
        case .named(let name, _): name.text
        case .output(let index): spec.outputs[index].name.text
        case .state(let index): spec.states[index].name.text
        case .outputEvent(let index, _): spec.outputEvents[index].name.text
        case .set(let assignments) where assignments.count == 1: assignments[0].name.text
        case .set, .call, .expression, .ignore: nil
        }
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
