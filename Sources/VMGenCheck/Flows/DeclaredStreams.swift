import VMGenModel
import VMGenSpec

extension Runtime {
    /// Whether `type` is one of its kinds of stream.
    func hasStream(_ type: Fragment) -> Bool { kind(named: StreamType(type)?.name.text ?? type.text) != nil }

    /// Whether `type` is certainly no stream: a type of another name may stand for one.
    func isCertainlyPlain(_ type: Fragment) -> Bool {
        let text = TypeText(type.text)
        let isSpelt = text.isKnown || text.optionalOf != nil || text.text.hasPrefix("[") || text.tupleParts != nil
        return !hasStream(type) && isSpelt
    }
}

extension SwiftMethod {
    /// What a call of it gives as a stream; `hint` names the values.
    func element(in runtime: Runtime, hint: String?) -> FlowElement {
        guard case .stream(let kind, let element, let fails) = answer(in: runtime) else {
            return FlowElement(components: [FlowElement.Component(hint: hint, type: nil)], canFail: true)
        }
        var given = FlowElement(components: TypeText(element).components(hint: hint), canFail: fails)
        given.kind = kind
        return given
    }
}

extension Service.Property {
    /// What it is as a value; nil for a stream.
    func value(in runtime: Runtime) -> FlowElement.Component? {
        runtime.hasStream(type) ? nil : FlowElement.Component(name: name.text, type: type.text)
    }

    /// Whether it is certainly no stream.
    func isCertainlyPlain(in runtime: Runtime) -> Bool { runtime.isCertainlyPlain(type) }
}
