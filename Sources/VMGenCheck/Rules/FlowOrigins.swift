import VMGenModel

/// What the streams of flows begin with each time they say something.
struct FlowOrigins {
    /// The flows, all of them.
    let flows: [Flow]

    /// Where the values of `source` come from, and where those do: behind `tap -> replace with 1 -> as save` each `tap` is a
    /// `save`. What is filtered, waits or works on its way comes from nowhere else.
    func places(of source: FlowSource) -> Set<FlowSource.Place> {
        var found: Set<FlowSource.Place> = []
        add(source, to: &found)
        return found
    }

    private func add(_ source: FlowSource, to found: inout Set<FlowSource.Place>) {
        guard !source.kind.isStart, found.insert(source.place).inserted else { return }
        for flow in flows where flow.sink.makes(source.place) && flow.steps.allSatisfy(\.kind.passesAtOnce) {
            for source in flow.sources { add(source, to: &found) }
        }
    }
}

extension FlowSink {
    /// Whether what ends here is what `place` says.
    fileprivate func makes(_ place: FlowSource.Place) -> Bool {
        switch (kind, place) {
        case (.named(let name, _), .named(let other)): name.text == other
        case (.output(let index), .output(let other)): index == other
        case (.state(let index), .state(let other)): index == other
        default: false
        }
    }
}

extension StepKind {
    /// Whether each value that arrives leaves the step at once, as it is or as another.
    fileprivate var passesAtOnce: Bool {
        self != .zip && traits.isDisjoint(with: [.works, .waits, .drops, .isOpaque])
    }
}
