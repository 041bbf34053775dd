extension SpecFacts {
    /// What the output at `place` is made of; nil for what is none.
    package func form(of place: FlowFacts.Place) -> PortForm? {
        switch place {
        case .output(let index): outputs[index]
        case .events: events
        case .state, .named, .variable: nil
        }
    }
}
