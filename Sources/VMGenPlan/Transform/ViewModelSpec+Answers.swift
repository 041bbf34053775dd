import VMGenModel
import VMGenSpec

/// What work answers with.
extension ViewModelSpec {
    /// Whether what `invocation` answers with may be nil: its type says so, or, where nobody knows it, that of what `flow` feeds
    /// with it.
    func answersNil(_ invocation: Invocation, of flow: Flow?) -> Bool {
        if let method = method(of: invocation) {
            guard case .value(let type) = method.answer(in: runtime) else { return false }
            return TypeText.isOptional(type)
        }
        if let name = invocation.closureName, let type = typeOfHeld(name), let closure = ClosureType(calledOn: type) {
            return TypeText.isOptional(closure.result)
        }
        guard let flow, case .work(let last, _)? = flow.steps.last?.argument,
            last.text.range == invocation.text.range, let index = flow.sink.outputIndex
        else { return false }
        return TypeText.isOptional(outputs[index].element.text)
    }

    /// The type of the parameter or variable called `name`; nil where there is none, or its type is not written.
    fileprivate func typeOfHeld(_ name: String) -> String? {
        parameters.first { $0.name.text == name }?.type.text ?? variables.first { $0.name.text == name }?.type?.text
    }

    /// Whether `invocation` may return a stream without values, such as a `Completable`: it does, or nothing is known of it.
    func mayOnlyComplete(_ invocation: Invocation) -> Bool {
        if onlyCompletes(invocation) { return true }
        let isKnown = method(of: invocation) != nil || invocation.propertyKind != nil
        return !isKnown && invocation.isForeign && !invocation.isAsync && !invocation.canThrow
    }

    /// Whether `invocation` gives a `Completable`.
    func onlyCompletes(_ invocation: Invocation) -> Bool {
        if case .stream("Completable", _, _)? = method(of: invocation)?.answer(in: runtime) { return true }
        return invocation.propertyKind == "Completable"
    }
}

extension Invocation {
    /// The kind of the stream that it gives in `spec`; nil where that is not known, or it gives none.
    func streamKind(in spec: ViewModelSpec) -> StreamKind? {
        if case .stream(let name, _, _)? = spec.method(of: self)?.answer(in: spec.runtime) {
            return spec.runtime.kind(named: name)
        }
        if let propertyKind { return spec.runtime.kind(named: propertyKind) }
        guard let closureName, let type = spec.typeOfHeld(closureName), let closure = ClosureType(calledOn: type)
        else { return nil }
        return spec.runtime.kind(named: String(closure.result.prefix { $0 != "<" }))
    }
}
