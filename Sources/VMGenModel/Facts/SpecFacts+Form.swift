extension SpecFacts {
    /// What the output at `place` is made of; nil for what is none.
    package func form(of place: FlowFacts.Place) -> PortForm? {
        switch place {
        case .output(let index): outputs[index]
        case .events: events
        case .state, .named, .variable: nil
        }
    }

    /// Whether what is held at `place` is made anew by each call of `transform`.
    package func isMadeByTransform(_ place: FlowFacts.Place) -> Bool {
        switch place {
        case .output(let index): outputs[index].held?.home == .local
        case .state(let index): states[index].home == .local
        case .events, .named, .variable: false
        }
    }
}
