import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Protocols that the target's Swift declares, and of which the spec says nothing under `services`: `api: BookAPI`, also those that
/// services, other such protocols and types of the target hold, `session.api`. Those of other specs are none: what is generated for a
/// spec does not hang on what is beside it.
struct UndeclaredServices {
    /// A method of one.
    enum Found {
        /// It is called as it is declared.
        case method(SwiftMethod)
        /// Nobody knows what a call of it gives, since its protocol leaves types open; and the call has other marks than it.
        case open(SwiftMethod)

        /// The method that is called as it is declared; nil for the other.
        var method: SwiftMethod? { if case .method(let method) = self { method } else { nil } }
    }

    /// What names and paths stand for.
    let lookup: NameLookup

    private var draft: SpecDraft { lookup.draft }

    /// The method that `text`, marked as `invocation` is, calls or names of such a protocol, `api.books()`, where it takes time or can
    /// fail, so that a call has other marks, or where it is to work for `use` and certainly answers at once; nil for one that
    /// returns a stream, where something behind the first name may be nil, and for all else.
    func method(calledBy text: Fragment, otherThan invocation: Invocation, for use: CallUse) -> Found? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), var type = lookup.declaredType(of: head)?.text else { return nil }
        var mayBeNil = true
        while cursor.take("."), let member = cursor.identifier() {
            guard mayBeNil || !TypeText.isOptional(type), !type.hasSuffix("!") else { return nil }
            if cursor.isCallOrEnd {
                return protocols(in: type, at: text).lazy.compactMap { service in
                    method(called: member.text, of: service, calledBy: cursor.rest, otherThan: invocation, for: use)
                }.first
            }
            guard let next = property(member.text, of: type, at: text) else { return nil }
            (type, mayBeNil) = (next, false)
        }
        return nil
    }

    private func method(
        called name: String,
        of service: Service,
        calledBy call: Fragment,
        otherThan invocation: Invocation,
        for use: CallUse
    ) -> Found? {
        guard let first = service.methods.firstIndex(where: { $0.name.text == name }) else { return nil }
        let named = service.methods.filter { $0.name.text == name }
        let isMarked = named.allSatisfy { $0.isAsync || $0.canThrow }
        guard isMarked || use.isWork && service.unread.isEmpty && named.allSatisfy(answersAtOnce) else { return nil }
        let method = service.methods[lookup.overload(of: first, among: service.methods, calledBy: call)]
        if case .stream = method.answer(in: draft.runtime) { return nil }
        if isMarked, (method.isAsync, method.canThrow) == (invocation.isAsync, invocation.canThrow) { return nil }
        return service.unread.isEmpty ? .method(method) : .open(method)
    }

    /// Whether `method` certainly gives a value, or nothing, and no stream.
    private func answersAtOnce(_ method: SwiftMethod) -> Bool {
        guard !method.isAsync, let type = method.returnType else { return !method.isAsync }
        return draft.runtime.isCertainlyPlain(type) || draft.appTypes.values.contains(type.text)
    }

    /// The type of the property called `name` of what `type` names, where the spec or the target's Swift says it.
    private func property(_ name: String, of type: String, at text: Fragment) -> String? {
        let holder = meaning(of: type)
        let own = draft.services.first { $0.name.text == TypeText.protocolName(in: holder) }
        let services = own.map { [$0] } ?? protocols(in: type, at: text)
        let property = services.lazy.compactMap { $0.properties.first { $0.name.text == name } }.first
        return property?.type.text ?? draft.appTypes[TypeText(holder).optionalOf?.text ?? holder]?.properties[name]
    }

    /// The protocols that `type` names, `(any BookAPI)?`, `any BookAPI & Sendable`, `Shop.API`, as far as the target's Swift has them.
    private func protocols(in type: String, at text: Fragment) -> [Service] {
        let whole = TypeText.protocolName(in: meaning(of: type))
        let parts = SwiftText.split(Fragment(whole, text.range), on: "&", typeBrackets: true).map(\.text)
        return parts.compactMap { part in
            let path = part.prefix { $0 != "<" }.split(separator: ".").map(String.init)
            // Of another module's nobody knows.
            guard let last = path.last, path.dropLast().allSatisfy({ draft.appTypes[$0] != nil }) else { return nil }
            return service(called: Fragment(last, text.range))
        }
    }

    /// What `type` stands for: another name, or, where the view model is generic, what it has to be, `R: BookAPI`.
    private func meaning(of type: String) -> String {
        let meant = draft.protocols.aliases.meaning(of: type) ?? type
        return draft.declaration?.bound(of: meant) ?? meant
    }

    /// The protocol called `name`, where nothing is wrong with it.
    private func service(called name: Fragment) -> Service? {
        guard let found = draft.protocols[name.text], !found.source.path.hasSuffix(".vm"),
            !draft.services.contains(where: { $0.name.text == name.text })
        else { return nil }
        // What is wrong with it is not this spec's to say.
        let unheard = Findings(source: found.source)
        let reader = ServicesReader(runtime: draft.runtime, findings: unheard, protocols: draft.protocols)
        let service = reader.readExisting(found.name, documentation: []).first
        return unheard.hasErrors ? nil : service
    }
}

extension TypeDeclaration {
    /// What stands behind the colon of the generic parameter called `name`; nil where there is none, or nothing does.
    fileprivate func bound(of name: String) -> String? {
        guard let clause = generics?.dropFirst().dropLast(), !clause.isEmpty else { return nil }
        let list = Fragment(String(clause), SourceRange(0, clause.utf8.count))
        return SwiftText.split(list, on: ",", typeBrackets: true).lazy.compactMap { SwiftText.cut($0, at: ":") }
            .first { $0.0.text == name }?.1.text
    }
}
