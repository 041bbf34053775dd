extension FlowPlanner {
    /// The step that makes of the values of `flow` what its output or state holds.
    func fitting(_ flow: Flow) -> [Segment] {
        fit(flow).map { [Segment("sink/event", ["closure": .string($0)])] } ?? []
    }

    /// The type of the stream of `flow` where that makes its values fit; nil where they do, or where a relay says it.
    func fittedType(_ flow: Flow) -> String? {
        guard let index = flow.sink.outputIndex, case .flows = feeds[index] else { return nil }
        let type = spec.outputs[index].element.text
        let isTuple = SwiftText.tupleLabels(of: type).contains { $0 != nil }
        return fit(flow) != nil || isTuple && dropsNil(flow) ? type : nil
    }

    /// What `map` is given to make of the values of `flow` what its output or state holds, where Swift converts a value and
    /// no stream does: into an optional, or into a tuple whose parts have labels. Nil where they are that already.
    func fit(_ flow: Flow) -> String? {
        guard let port = port(of: flow.sink), !makesItself(flow.steps.last) else { return nil }
        let type = port.element.text
        let isStream = flow.sink.outputIndex.map { if case .flows = feeds[$0] { true } else { false } } ?? false
        let values = flow.element.components
        let labels = SwiftText.tupleLabels(of: type)
        if labels.contains(where: { $0 != nil }) {
            guard isStream || !spec.runtime.hasTypedFailures, values.count > 1 else { return nil }
            return " { (\(labels.indices.map { "$\($0)" }.joined(separator: ", "))) }"
        }
        guard isStream, type.hasSuffix("?"), values.count == 1 else { return nil }
        if let known = values[0].type { return known.hasSuffix("?") ? nil : "(Optional.some)" }
        if dropsNil(flow) { return "(Optional.some)" }
        return flow.steps.isEmpty && flow.sources.allSatisfy(\.kind.isNamed) ? " { $0 }" : nil
    }

    private func port(of sink: FlowSink) -> Port? {
        switch sink.kind {
        case .output(let index): spec.outputs[index]
        case .state(let index): spec.states[index]
        default: nil
        }
    }

    /// Whether Swift finds the type of what `step` makes by what it is for.
    private func makesItself(_ step: FlowStep?) -> Bool {
        guard let step else { return false }
        return step.kind == .replace || step.kind == .map && step.argument.isClosure
    }

    /// Whether the last step drops nil by a closure, whose result nobody knows the type of.
    private func dropsNil(_ flow: Flow) -> Bool {
        flow.steps.last?.kind == .compactMap && flow.steps.last?.argument.isClosure == true
    }
}

extension FlowStep.Argument {
    /// Whether it is Swift between braces.
    fileprivate var isClosure: Bool {
        if case .closure = self { return true }
        return false
    }
}

extension FlowSource.Kind {
    /// Whether it is a stream that another flow named.
    fileprivate var isNamed: Bool {
        if case .named = self { return true }
        return false
    }
}
