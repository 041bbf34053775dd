import VMGenSpec

/// The outputs of a spec that say one value and end with it: `row: Single<Int>`.
package struct SingleOutputs {
    /// Where they are.
    package let places: Set<FlowFacts.Place>
    /// The spec as its tests go through it: what feeds one of them, and nobody else hears, ends with its value, as if a `take 1`
    /// stood there.
    package let spec: ViewModelSpec
    /// The steps that were added so, by the output: with its one value whoever listens to it is gone, and all that feeds it is over.
    package private(set) var ends: [FlowFacts.Place: [FlowStep.Place]] = [:]

    /// Those of `spec`.
    package init(_ spec: ViewModelSpec) {
        let singles = spec.outputs.indices.filter { spec.outputs[$0].kind?.traits.contains(.single) == true }
        var taking = spec
        for output in singles where spec.facts.outputs[output].feeds != nil {
            if spec.flows.contains(where: { $0.hears(.output(output)) }) { continue }
            for index in spec.flows.indices where spec.flows[index].sink.outputIndex == output {
                let (text, element) = (Fragment("take 1", spec.flows[index].sink.text.range), spec.flows[index].element)
                let amount = FlowStep.Argument.amount(Fragment("1", text.range), first: false)
                let step = FlowStep(kind: .take, text: text, argument: amount, before: element, after: element)
                ends[.output(output), default: []].append(.init(flow: index, step: spec.flows[index].steps.count))
                taking.flows[index].steps.append(step)
            }
        }
        places = Set(singles.map(FlowFacts.Place.output))
        self.spec = taking
    }
}

extension Flow {
    /// Whether it starts from `place`, or takes along what that says.
    fileprivate func hears(_ place: FlowSource.Place) -> Bool {
        (sources.map(\.place) + companions.compactMap(\.place)).contains(place)
    }
}
