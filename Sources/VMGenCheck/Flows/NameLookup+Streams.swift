import VMGenModel
import VMGenSpec

extension NameLookup {
    /// What is wrong with the call or path `text` where a stream is wanted; nil where it may give one.
    func checkStream(_ text: Fragment, as use: UnknownName.Use) -> Finding? {
        if let receiver = optionalReceiver(of: text), givesStream(text) {
            if use == .companion, case .foreign = callee(of: text) {
                return MayBeNil.companion(text, receiver: receiver)
            }
            return MayBeNil.source(text, receiver: receiver)
        }
        if let marks = marksOfProperty(text) { return UnknownName.workingProperty(text, marks: marks) }
        let method: SwiftMethod
        switch callee(of: text) {
        case .logic(let index): method = draft.logic[index]
        case .serviceMethod(_, let service, let index): method = draft.services[service].methods[index]
        case .request(let index):
            let parameters = draft.requests[index].parameters
            return UnknownName.work(text, parameters: parameters, what: "is a request", as: use)
        case .serviceProperty(let service, let index):
            guard use == .source else { return nil }
            let property = draft.services[service].properties[index]
            return property.isCertainlyPlain(in: draft.runtime)
                ? UnknownName.propertyValue(text) : NotWork.check(property, runtime: draft.runtime, at: text)
        case .foreign, .value:
            guard let closure = closureMethod(calledBy: text) ?? HeldServices(lookup: self).method(calledBy: text)
            else {
                return use == .companion ? UnknownName.globalPath(text) : nil
            }
            method = closure
        case .unknownServiceMember(let service, let name):
            return UnknownMethod.finding(name, of: draft.services[service])
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
        let parts = type.tupleParts ?? []
        if use == .source,
            parts.contains(where: { draft.runtime.stream(of: Fragment($0.type.text, text.range)) != nil })
        {
            return SeveralStreams.atOnce(text, labels: parts.enumerated().map { $0.element.label ?? "\($0.offset): …" })
        }
        // A type of another name may be a stream by itself, or stand for one; taken along it is a value, as a property is.
        let isPlain = type.isKnown || type.optionalOf != nil || type.text.hasPrefix("[") || type.tupleParts != nil
        guard isPlain || use == .companion else { return nil }
        return UnknownName.value(text, parameters: method.parameters, as: use, isCertain: isPlain)
    }

    /// What is wrong with `text`, which is taken along, where an operator makes something of a member; nil for all others.
    func checkAlone(_ text: Fragment) -> Finding? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), names[head.text] != nil, SwiftText.infixOperator(in: text) != nil else {
            return nil
        }
        return UnknownName.computed(text, of: head)
    }

    /// The closure that `text` calls, as the method that it is; nil where it names it alone, and for all else.
    private func closureMethod(calledBy text: Fragment) -> SwiftMethod? {
        guard SwiftText.lastBrackets(of: text) != nil else { return nil }
        return closure(calledBy: text).map { SwiftMethod($0, isAwaited: false) }
    }

    /// What Swift wants before the property of a service that `text` is, where that takes time or can fail: `try await`.
    func marksOfProperty(_ text: Fragment) -> String? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), cursor.take("."), let member = cursor.identifier(), cursor.isAtEnd,
            case .parameter(let index)? = names[head.text],
            let service = draft.serviceIndex(ofType: draft.parameters[index].type).map({ draft.services[$0] })
        else { return nil }
        if service.isIsolated(member.text) { return "await" }
        return service.awaited.first { $0.name.text == member.text }?.marks
    }

    /// Whether `text`, a path or call, gives a stream, or may: what the spec does not know is taken for one.
    private func givesStream(_ text: Fragment) -> Bool {
        switch callee(of: text) {
        case .serviceMethod(_, let service, let index):
            if case .stream = draft.services[service].methods[index].answer(in: draft.runtime) { return true }
            return false
        case .serviceProperty(let service, let index):
            return !draft.services[service].properties[index].isCertainlyPlain(in: draft.runtime)
        case .foreign: return true
        case .logic, .request, .unknownServiceMember, .value: return false
        }
    }

    /// What an expression gives as a stream: known for properties of services and for methods of the spec.
    func element(of text: Fragment, hint: String?) -> FlowElement {
        var name = hint
        var type: Fragment?
        switch callee(of: SwiftText.withoutTrailingClosures(text)) {
        case .logic(let index):
            return draft.logic[index].element(in: draft.runtime, hint: hint)
        case .serviceMethod(_, let service, let index):
            return draft.services[service].methods[index].element(in: draft.runtime, hint: hint)
        case .serviceProperty(let service, let property):
            type = draft.services[service].properties[property].type
            name = draft.services[service].properties[property].name.text
        case .value(let declared):
            type = declared
            name = text.text
        default:
            if let last = SwiftText.split(text, on: ".").last, SwiftText.isIdentifier(last.text) { name = last.text }
        }
        guard let stream = type.flatMap({ draft.runtime.stream(of: $0) }) else {
            return FlowElement(components: [FlowElement.Component(hint: name, type: nil)], canFail: true)
        }
        let components = TypeText(stream.element.text).components(hint: name)
        var given = FlowElement(components: components, canFail: stream.canFail)
        given.kind = stream.kind.name
        return given
    }

    /// The method of the spec that `call` calls; nil for all else.
    func method(calledBy call: Fragment) -> SwiftMethod? {
        switch callee(of: SwiftText.withoutTrailingClosures(call)) {
        case .logic(let index): draft.logic[index]
        case .serviceMethod(_, let service, let index): draft.services[service].methods[index]
        case .request, .serviceProperty, .unknownServiceMember, .value, .foreign: nil
        }
    }

    /// What is wrong with the first name of a dotted path or call; nil where it is a member that can stand there, or
    /// may be a type or `self`.
    func checkHead(of text: Fragment) -> Finding? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier() else { return nil }
        if let name = ownMember(text) { return UnknownName.notAlone(text, name: name) }
        if head.text == "self" || head.text.first?.isUppercase == true || head.text.first == "_" { return nil }
        guard names[head.text] == nil else { return nil }
        if head.text == "super", cursor.take(".") { return UnknownName.superclass(head, member: cursor.rest) }
        if ["inputs", "outputs", "states"].contains(head.text), cursor.take("."), let member = cursor.identifier(),
            names[member.text] != nil
        {
            return UnknownName.notAlone(text, name: member)
        }
        if ["input", "output", "state"].contains(head.text), cursor.take("."), let member = cursor.identifier(),
            cursor.isAtEnd || cursor.next == UInt8(ascii: "(") && names[member.text] != nil
        {
            if names[member.text] != nil { return UnknownName.notAlone(text, name: member) }
            return UnknownName.finding(member, as: .source, names: names)
        }
        let isPart = draft.inputs.ports.contains { $0.parts.contains { $0.text == head.text } }
        if isPart, let member = SwiftText.split(text, on: ".").last {
            return UnknownName.finding(member, as: .source, names: names)
        }
        if cursor.isAtEnd || cursor.next == UInt8(ascii: "(") {
            let isCallback = draft.logic.contains { $0.isCallback && $0.name.text == head.text }
            return isCallback ? UnknownMethod.callback(head) : UnknownMethod.finding(head, names: names)
        }
        return UnknownName.finding(head, as: .receiver, names: names)
    }

    /// The input, output or state that `text` names by the types that hold it: `name` of `Input.name` and of
    /// `LoginViewModel.Input.name`. Nil for anything else, such as a static member.
    private func ownMember(_ text: Fragment) -> Fragment? {
        var path = SwiftText.split(text, on: ".")
        guard path.count > 1, path.allSatisfy({ SwiftText.isIdentifier($0.text) }), let name = path.popLast(),
            names.source(name.text) != nil
        else { return nil }
        if path[0].text == draft.declaration?.name.text { path.removeFirst() }
        let own = [draft.transform.inputName, draft.transform.outputName, "State"]
        return path.count < 2 && path.allSatisfy { own.contains($0.text) } ? name : nil
    }
}
