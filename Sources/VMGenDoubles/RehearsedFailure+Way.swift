import VMGenModel
import VMGenValues

extension RehearsedFailure {
    /// Where a failure goes.
    package enum Way {
        /// Nobody hears of it.
        case nowhere
        /// It ends an output, as this value where that is known.
        case ends(output: Int, KnownValue?)
        /// These values come to where a flow of failures ends.
        case reaches(FlowSink, [KnownValue])
        /// Nobody knows what comes to where a flow of failures ends.
        case isLost(FlowSink)
    }

    /// Where the failure goes that ends work of `flow` of `spec`, beside what is `known`.
    package func way(in flow: Flow, of spec: ViewModelSpec, _ known: KnownMembers) -> Way {
        guard let route = flow.failure ?? spec.failures else {
            guard let output = flow.sink.outputIndex, let type = spec.outputs[output].failure else { return .nowhere }
            return .ends(output: output, spec.errors?.typeName.text == type.text ? value(in: spec) : nil)
        }
        if route.isIgnored { return .nowhere }
        guard let error = value(in: spec) else { return .isLost(route.sink) }
        if route.steps.isEmpty { return .reaches(route.sink, [spelt(error, at: route.sink, of: spec, known)]) }
        var values = [error]
        for step in route.steps {
            switch (step.kind, step.argument) {
            case (.map, .closure(let body)):
                guard let value = known.result(of: body, with: values) else { return .isLost(route.sink) }
                values = [value]
            case (.replace, .expression(let swift)):
                guard let value = known.value(of: swift, with: [], type: nil) else { return .isLost(route.sink) }
                values = step.after.components.isEmpty ? [] : [value]
            case (.filter, .closure(let body)):
                guard let passes = known.passes(body, values) else { return .isLost(route.sink) }
                if !passes { return .nowhere }
            default: return .isLost(route.sink)
            }
        }
        return .reaches(route.sink, values)
    }

    /// `error` as a test spells it where `sink` leads: a case by itself where the spec's own error type is the field's, and
    /// with the type anywhere else.
    private func spelt(_ error: KnownValue, at sink: FlowSink, of spec: ViewModelSpec, _ known: KnownMembers)
        -> KnownValue
    {
        guard error.leavesTypeOut, let type = spec.errors?.typeName.text,
            sink.outputIndex.map({ spec.outputs[$0].element.text }) != type
        else { return error }
        return KnownValue(.spelt, swift: error.spelt(of: known.facts.types.qualified(type)), type: type)
    }
}
