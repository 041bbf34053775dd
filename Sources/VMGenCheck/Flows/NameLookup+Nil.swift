import VMGenModel
import VMGenSpec

extension NameLookup {
    /// The parameter or variable that `text`, a path or call, goes through and that may be nil: `coordinator` of
    /// `coordinator.title()` where it is held weakly. Nil for all else.
    func optionalReceiver(of text: Fragment) -> Fragment? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), !cursor.isAtEnd, cursor.next != UInt8(ascii: "!") else { return nil }
        return heldType(of: head).map { TypeText.isOptional($0.text) } == true ? head : nil
    }

    /// The type of the property that holds the parameter or variable `name`: an optional where it is held weakly.
    func heldType(of name: Fragment) -> Fragment? {
        if case .parameter(let index) = names[name.text] { return draft.parameters[index].propertyType }
        return declaredType(of: name)
    }

    /// `call` without the question mark that Swift wants behind a closure that may be nil, `load?($0)`, and as work behind what else
    /// may be, `service?.load($0)`: what is called through something that may be nil is reached so anyway.
    func withoutMark(_ call: Fragment, asWork: Bool) -> Fragment {
        var cursor = TextCursor(call)
        guard let head = cursor.identifier(), cursor.take("?"),
            cursor.next == UInt8(ascii: "(") || asWork && cursor.next == UInt8(ascii: "."),
            optionalReceiver(of: call) != nil
        else { return call }
        return Fragment(head.text + cursor.rest.text, call.range)
    }

    /// `type`, which `text` has where nothing on its way is nil, as it arrives: an optional where something may be.
    func reached(_ type: String, through text: Fragment) -> String {
        optionalReceiver(of: text) != nil && !TypeText.isOptional(type) ? TypeText.optional(type) : type
    }

    /// The type of `value`, where that is nothing but a member, a property or a call of what the spec knows, or of those a property
    /// that everybody knows, and so is certain. A label of what is `arriving` hides the member of its name.
    func type(ofValue value: Fragment, behind arriving: Arriving = .void) -> String? {
        if arriving.labels.contains(value.text) { return nil }
        let text = value.plainValue
        if let type = TypeText.ofProperty(text, type: { type(ofValue: $0, behind: arriving) }) { return type }
        switch callee(of: text) {
        case .logic(let index): return type(ofCall: draft.logic[index], in: text)
        case .serviceMethod(_, let service, let index):
            return type(ofCall: draft.services[service].methods[index], in: text)
        case .serviceProperty(let service, let index):
            let property = draft.services[service].properties[index]
            return property.isCertainlyPlain(in: draft.runtime) ? reached(property.type.text, through: text) : nil
        case .value(let type): return type.flatMap { draft.runtime.isCertainlyPlain($0) ? $0.text : nil }
        case .foreign:
            return draft.held(names[text.text]).flatMap {
                draft.runtime.isCertainlyPlain($0.element) ? $0.element.text : nil
            }
        case .request, .unknownServiceMember: return nil
        }
    }

    private func type(ofCall method: SwiftMethod, in text: Fragment) -> String? {
        guard SwiftText.lastBrackets(of: text) != nil, !method.isAsync, !method.canThrow,
            let type = method.returnType?.text
        else { return nil }
        return reached(type, through: text)
    }
}

extension SpecDraft {
    /// The output or state with a value that `member` is; nil for all else.
    fileprivate func held(_ member: Namespace.Member?) -> Port? {
        switch member {
        case .output(let index) where outputs.ports[index].isStateful: outputs.ports[index]
        case .state(let index): states.ports[index]
        default: nil
        }
    }
}
