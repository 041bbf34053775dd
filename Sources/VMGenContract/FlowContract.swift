import VMGenModel

/// What one flow does, in texts that are compared.
struct FlowContract {
    /// One step: its word, and the whole of it.
    struct Step: Equatable {
        /// Its row of the step table.
        let kind: StepKind
        /// As it is written, without the word.
        let argument: String
        /// The call whose work it does, without what shows that it runs; nil for other steps.
        let work: String?
        /// As it is written.
        var text: String { argument.isEmpty ? kind.word : "\(kind.word) \(argument)" }
    }

    /// Where it starts, in order.
    let sources: [String]
    /// What happens on the way.
    let steps: [Step]
    /// Where it ends, as it is written.
    let sink: String
    /// What it writes, calls or sends: the same however it is computed.
    let target: String
    /// Where its failures go; nil for where those of all work do.
    let failure: String?

    /// How a sentence calls it.
    var title: String { "\(sources.joined(separator: ", ")) → \(target)" }

    /// All of `spec`, that of the failures last.
    static func all(of spec: ViewModelSpec) -> [FlowContract] {
        let flows = spec.flows.map { flow in
            FlowContract(
                sources: flow.sources.map { SpecText.squeezed($0.text.text) },
                steps: steps(flow.steps),
                sink: SpecText.squeezed(flow.sink.text.text),
                target: target(flow.sink),
                failure: flow.failure.map(text)
            )
        }
        let failures = spec.failures.map { failure in
            FlowContract(
                sources: ["errors"],
                steps: steps(failure.steps),
                sink: SpecText.squeezed(failure.sink.text.text),
                target: target(failure.sink),
                failure: nil
            )
        }
        return flows + (failures.map { [$0] } ?? [])
    }

    /// Whether both do the same.
    func isSame(_ other: FlowContract) -> Bool {
        sources == other.sources && steps == other.steps && sink == other.sink && failure == other.failure
    }

    private static func steps(_ steps: [FlowStep]) -> [Step] {
        steps.map { step in
            let text = SpecText.squeezed(step.text.text)
            let isWordFirst = text.hasPrefix(step.kind.word)
            var argument = isWordFirst ? String(text.dropFirst(step.kind.word.count)) : text
            while argument.first == " " { argument.removeFirst() }
            if case .verbatim(let block) = step.argument { argument = block.lines.map(\.text).joined(separator: " ") }
            var work: String?
            if case .work(let call, _) = step.argument { work = SpecText.squeezed(call.text.text) }
            return Step(kind: step.kind, argument: argument, work: work)
        }
    }

    private static func text(_ failure: FailureFlow) -> String {
        (steps(failure.steps).map(\.text) + [SpecText.squeezed(failure.sink.text.text)]).joined(separator: " -> ")
    }

    private static func target(_ sink: FlowSink) -> String {
        switch sink.kind {
        case .set(let assignments): assignments.map(\.name.text).joined(separator: ", ")
        case .call(let call): SpecText.squeezed(String(call.text.text.prefix { $0 != "(" }))
        case .outputEvent: SpecText.squeezed(String(sink.text.text.prefix { $0 != "(" }))
        case .named(let name, _): name.text
        case .output, .state, .expression, .ignore: SpecText.squeezed(sink.text.text)
        }
    }
}
