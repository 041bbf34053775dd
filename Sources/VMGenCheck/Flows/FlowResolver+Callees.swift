import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension FlowResolver {
    /// What is wrong with the call or path `text` where a stream is wanted; nil where it may give one.
    func checkStream(_ text: Fragment, as use: UnknownName.Use) -> Finding? {
        let method: SwiftMethod
        switch callee(of: text) {
        case .logic(let index): method = draft.logic[index]
        case .serviceMethod(_, let service, let index): method = draft.services[service].methods[index]
        case .request(let index):
            let parameters = draft.requests[index].parameters
            return UnknownName.work(text, parameters: parameters, what: "is a request", as: use)
        case .serviceProperty(let service, let index):
            let isPlain = draft.services[service].properties[index].isCertainlyPlain(in: draft.runtime)
            return use == .source && isPlain ? UnknownName.propertyValue(text) : nil
        case .foreign where use == .companion: return UnknownName.globalPath(text)
        default: return nil
        }
        if case .stream = method.answer(in: draft.runtime) {
            guard let brackets = SwiftText.lastBrackets(of: text) else {
                return UnknownName.notCalled(text, parameters: method.parameters)
            }
            let call = CallArguments(name: method.name.text, parameters: method.parameters, at: text)
            return call.check(brackets.inner, arriving: .unknown).first
        }
        if method.isAsync || method.canThrow {
            let what = method.isAsync ? "takes time" : "can fail"
            return UnknownName.work(text, parameters: method.parameters, what: what, as: use)
        }
        guard let type = method.returnType.map({ TypeText($0.text) }) else {
            return UnknownName.effect(text, parameters: method.parameters)
        }
        // A type of another name may be a stream by itself, or stand for one.
        guard type.isKnown || type.text.hasPrefix("[") || type.tupleParts != nil else { return nil }
        return UnknownName.value(text, parameters: method.parameters, as: use)
    }

    /// What is wrong with the call `text` of a name that stands for a stream or a state, which nothing calls; nil where it
    /// is no such call.
    mutating func checkCalled(_ text: Fragment, for use: CallUse) -> Finding? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), cursor.isCallOrEnd, let member = names[head.text] else { return nil }
        let port: Port?
        switch member {
        case .input(let index): port = draft.inputs.ports[index]
        case .output(let index): port = draft.outputs.ports[index]
        case .state(let index): port = draft.states.ports[index]
        case .inputEvent, .named: port = nil
        default: return nil
        }
        // A plain field is Swift's to judge, and a value may be a closure.
        if let port, port.kind == nil || port.element.text.contains("->") { return nil }
        let services = draft.parameters.filter { parameter in
            guard let service = draft.serviceIndex(ofType: parameter.type) else { return false }
            return draft.services[service].methods.contains { $0.name.text == head.text }
        }
        for service in services { usage.read.insert(service.name.text) }
        return UnknownMethod.streamCalled(
            text,
            name: head,
            member: member,
            receiver: services.first?.name.text,
            use: use
        )
    }
}
