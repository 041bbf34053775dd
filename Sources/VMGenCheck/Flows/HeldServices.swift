import VMGenModel
import VMGenSpec

/// Services that others hold: `repo.store`, of which flows call methods, `repo.store.load()`.
struct HeldServices {
    /// What names and paths stand for.
    let lookup: NameLookup

    private var draft: SpecDraft { lookup.draft }

    /// The method that `text` calls or names of a service which another one holds, `repo.store.load()`, where nothing on its way may
    /// be nil; nil for one that returns a stream, and for all else.
    func method(calledBy text: Fragment) -> SwiftMethod? {
        var cursor = TextCursor(text)
        guard let head = cursor.identifier(), var service = draft.serviceIndex(ofPlain: lookup.declaredType(of: head))
        else {
            return nil
        }
        var isHeld = false
        while cursor.take("."), let member = cursor.identifier() {
            let declared = draft.services[service]
            if isHeld, let first = declared.methods.firstIndex(where: { $0.name.text == member.text }) {
                guard cursor.isCallOrEnd else { return nil }
                let method = declared.methods[
                    lookup.overload(of: first, among: declared.methods, calledBy: cursor.rest)
                ]
                if case .stream = method.answer(in: draft.runtime) { return nil }
                return method
            }
            let property = declared.properties.first { $0.name.text == member.text }
            guard let next = draft.serviceIndex(ofPlain: property?.type) else { return nil }
            (service, isHeld) = (next, true)
        }
        return nil
    }
}

extension SpecDraft {
    /// The last property of a service on the path at `cursor`, which begins at `service` and goes on through the services that it
    /// holds: `token` of `.session.token.count`; nil where it leads to none.
    ///
    /// - Parameter orNil: whether it goes on through what may be nil, `.session?.token`, too.
    func property(of service: Int, on cursor: inout TextCursor, orNil: Bool = false) -> (service: Int, property: Int)? {
        guard cursor.take("."), let member = cursor.identifier(),
            let property = services[service].properties.firstIndex(where: { $0.name.text == member.text })
        else { return nil }
        let type = services[service].properties[property].type
        var ahead = cursor
        let isMarked = orNil && ahead.take("?")
        if let next = isMarked ? serviceIndex(ofType: type) : serviceIndex(ofPlain: type),
            let found = self.property(of: next, on: &ahead, orNil: orNil)
        {
            cursor = ahead
            return found
        }
        return (service, property)
    }

    /// Whether `property` is an object, a part of which, behind it at `cursor`, is set without setting the property.
    func leadsOn(_ property: Service.Property, to cursor: TextCursor) -> Bool {
        var cursor = cursor
        return !cursor.isAtEnd && protocols.isObject(property.type.text)
    }

    /// The index of the service that `type` names, where what is of that type is never nil.
    fileprivate func serviceIndex(ofPlain type: Fragment?) -> Int? {
        guard let type, !TypeText.isOptional(type.text), !type.text.hasSuffix("!") else { return nil }
        return serviceIndex(ofType: type)
    }
}
