import VMGenModel

extension ViewModelSpec {
    /// The field at `place`; nil for the stream of events, and for what is no field.
    func port(at place: FlowFacts.Place) -> Port? {
        switch place {
        case .output(let index): outputs[index]
        case .state(let index): states[index]
        case .events, .named, .variable: nil
        }
    }

    /// The name of the output at `place`.
    func name(of place: FlowFacts.Place) -> String { port(at: place)?.name.text ?? "output" }
}
