import VMGenModel
import VMGenSpec

extension NameLookup {
    /// What a call or path leads to.
    enum Callee {
        /// A method of the `logic` section.
        case logic(Int)
        /// A request.
        case request(Int)
        /// A method of a service that the spec declares, and the name that it is called on.
        case serviceMethod(receiver: String, service: Int, method: Int)
        /// A property of a service that the spec declares.
        case serviceProperty(service: Int, property: Int)
        /// A service that the spec declares has no member of this name.
        case unknownServiceMember(service: Int, name: Fragment)
        /// A parameter or variable itself, of this type.
        case value(Fragment?)
        /// Anything else.
        case foreign
    }

    /// What `text`, a name, path or call, leads to.
    func callee(of text: Fragment) -> Callee {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier() else { return .foreign }
        switch names[head.text] {
        case .logic(let index):
            return cursor.isCallOrEnd ? .logic(overload(of: index, calledBy: text)) : .foreign
        case .request(let index): return cursor.isCallOrEnd ? .request(index) : .foreign
        case .parameter(let index):
            let type = draft.parameters[index].type
            return cursor.isAtEnd ? .value(type) : member(of: head.text, type: type, cursor: &cursor)
        case .variable(let index):
            let type = draft.variables[index].type
            return cursor.isAtEnd ? .value(type) : member(of: head.text, type: type, cursor: &cursor)
        default:
            return .foreign
        }
    }

    /// The service that `text` names by what holds it alone, with no method of it; nil for all else.
    func service(called text: Fragment) -> Service? {
        guard case .value(let type) = callee(of: text) else { return nil }
        return draft.serviceIndex(ofType: type).map { draft.services[$0] }
    }

    private func member(of receiver: String, type: Fragment?, cursor: inout TextCursor) -> Callee {
        guard let service = draft.serviceIndex(ofType: type) else { return .foreign }
        _ = cursor.take("?") || cursor.take("!")
        var path = cursor
        if let (holder, property) = draft.property(of: service, on: &path), path.isAtEnd {
            return .serviceProperty(service: holder, property: property)
        }
        guard cursor.take("."), let member = cursor.identifier() else { return .foreign }
        let declared = draft.services[service]
        if let first = declared.methods.firstIndex(where: { $0.name.text == member.text }) {
            let isMarked = !declared.methods[first].mayBeNil || cursor.take("?")
            guard isMarked, cursor.isCallOrEnd else { return .foreign }
            let method = overload(of: first, among: declared.methods, calledBy: cursor.rest)
            // What an extension adds under the same name is taken as it is written.
            let passed = cursor.bracketed(by: "(")?.inner.argumentLabels
            if declared.isExtended, let passed, passed != declared.methods[method].labels { return .foreign }
            return .serviceMethod(receiver: receiver, service: service, method: method)
        }
        if declared.properties.contains(where: { $0.name.text == member.text }) { return .foreign }
        return declared.lacks(member.text) ? .unknownServiceMember(service: service, name: member) : .foreign
    }
}
