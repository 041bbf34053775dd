import VMGenModel
import VMGenSpec

/// Protocols that the target's Swift declares, and of which the spec says nothing under `services`: `api: BookAPI`. Those of other
/// specs are none: what is generated for a spec does not hang on what is beside it.
struct UndeclaredServices {
    /// What names and paths stand for.
    let lookup: NameLookup

    /// The method that `text`, marked as `invocation` is, calls or names of such a protocol, `api.books()`, where it takes time or can
    /// fail, so that a call has other marks; nil for a call that has them, for one that returns a stream, and for all else.
    func method(calledBy text: Fragment, otherThan invocation: Invocation) -> SwiftMethod? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), let type = lookup.declaredType(of: head),
            !TypeText.isOptional(type.text), !type.text.hasSuffix("!"), cursor.take("."),
            let member = cursor.identifier(), cursor.isCallOrEnd, let service = service(ofType: type),
            let first = service.methods.firstIndex(where: { $0.name.text == member.text })
        else { return nil }
        let named = service.methods.filter { $0.name.text == member.text }
        guard named.allSatisfy({ $0.isAsync || $0.canThrow }) else { return nil }
        let method = service.methods[lookup.overload(of: first, among: service.methods, calledBy: cursor.rest)]
        if case .stream = method.answer(in: lookup.draft.runtime) { return nil }
        return (method.isAsync, method.canThrow) == (invocation.isAsync, invocation.canThrow) ? nil : method
    }

    /// The protocol that `type` names, where all that it asks for can be read; nil for all others.
    private func service(ofType type: Fragment) -> Service? {
        let draft = lookup.draft
        let name = Fragment(TypeText.protocolName(in: type.text), type.range)
        guard let found = draft.protocols[name.text], !found.source.path.hasSuffix(".vm"),
            !draft.services.contains(where: { $0.name.text == name.text })
        else { return nil }
        // What is wrong with it is not this spec's to say.
        let unheard = Findings(source: found.source)
        let reader = ServicesReader(runtime: draft.runtime, findings: unheard, protocols: draft.protocols)
        let service = reader.readExisting(name, documentation: []).first
        return unheard.hasErrors || service?.unread.isEmpty != true ? nil : service
    }
}
