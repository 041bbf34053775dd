extension FlowFacts.Place {
    /// The field of `spec` that it is; nil for the stream of events, and for what is no field.
    package func port(in spec: ViewModelSpec) -> Port? {
        switch self {
        case .output(let index): spec.outputs[index]
        case .state(let index): spec.states[index]
        case .events, .named, .variable: nil
        }
    }

    /// The name of that field; of the stream of events what tests call it.
    package func name(in spec: ViewModelSpec) -> String { port(in: spec)?.name.text ?? "output" }
}
