extension FlowSource {
    /// What a source is, so that two flows of one source can be told.
    package enum Place: Hashable {
        case input(Int)
        case event(Int)
        case output(Int)
        case state(Int)
        case named(String)
        case expression(String)
        case start

        /// The place that flows write; nil for what they do not.
        package var written: FlowFacts.Place? {
            switch self {
            case .output(let index): .output(index)
            case .state(let index): .state(index)
            case .named(let name): .named(name)
            case .input, .event, .expression, .start: nil
            }
        }
    }

    /// Where its values come from.
    package var place: Place { kind.place }

    /// Whether it is a stream of a dependency that can fail, when somebody begins to listen or later.
    package var isFailingDependency: Bool {
        switch kind {
        case .expression, .helper: element.canFail
        case .input, .inputEvent, .named, .output, .state, .start: false
        }
    }
}

extension FlowSource.Place {
    /// Whether it is a field of `spec` that has a value at every time.
    package func holdsValue(in spec: ViewModelSpec) -> Bool {
        switch self {
        case .output(let index): spec.outputs[index].isStateful
        case .state: true
        case .input, .event, .named, .expression, .start: false
        }
    }

    /// Whether one who listens later hears all that it says now: it says it to whoever listens.
    package func waits(in spec: ViewModelSpec) -> Bool {
        !holdsValue(in: spec) && written.flatMap(spec.facts.form)?.isHeardFromTheStart ?? true
    }

    /// Whether it is a relay without a value, which says nothing to those who come later.
    package func isRelay(in spec: ViewModelSpec) -> Bool {
        !holdsValue(in: spec) && written.flatMap(spec.facts.form)?.held != nil
    }
}

extension FlowSource.Kind {
    /// Where values of such a source come from.
    package var place: FlowSource.Place {
        switch self {
        case .input(let index): .input(index)
        case .inputEvent(let index): .event(index)
        case .output(let index): .output(index)
        case .state(let index): .state(index)
        case .named(let name): .named(name)
        case .expression(let swift): .expression(swift.text)
        case .helper(let call, let part): .expression(call.text.text + (part.map { "." + $0 } ?? ""))
        case .start: .start
        }
    }
}

extension StreamReference {
    /// Where its values come from; nil where it is no stream.
    package var place: FlowSource.Place? {
        if case .source(let kind) = kind { kind.place } else { nil }
    }
}

extension FlowSink {
    /// Where flows that start from what it writes go on, in order.
    package var places: [FlowSource.Place] { FlowFacts.places(of: self).compactMap(\.source) }
}

extension FlowFacts.Place {
    /// What flows that start from it start from; nil where none can.
    package var source: FlowSource.Place? {
        switch self {
        case .output(let index): .output(index)
        case .state(let index): .state(index)
        case .named(let name): .named(name)
        case .variable, .events: nil
        }
    }
}
