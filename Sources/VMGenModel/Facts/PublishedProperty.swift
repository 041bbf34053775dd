/// A `@Published` property that views set, by its index.
package enum PublishedProperty: Hashable, Sendable {
    /// A field of an output that the app declares.
    case output(Int)
    /// A state, which is a property of the view model.
    case state(Int)

    /// Those of `spec`, outputs first.
    package static func all(of spec: ViewModelSpec) -> [PublishedProperty] {
        spec.outputs.indices.filter { spec.outputs[$0].isSetByViews }.map(PublishedProperty.output)
            + spec.states.indices.filter { spec.states[$0].isSetByViews }.map(PublishedProperty.state)
    }

    /// Its declaration in `spec`.
    package func port(in spec: ViewModelSpec) -> Port {
        switch self {
        case .output(let index): spec.outputs[index]
        case .state(let index): spec.states[index]
        }
    }

    /// Where it is held.
    package var place: FlowFacts.Place {
        switch self {
        case .output(let index): .output(index)
        case .state(let index): .state(index)
        }
    }

    /// What flows that start from it start from.
    package var source: FlowSource.Place {
        switch self {
        case .output(let index): .output(index)
        case .state(let index): .state(index)
        }
    }
}
