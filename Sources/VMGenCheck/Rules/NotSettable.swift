import VMGenModel
import VMGenSpec

/// `set` of something that has no value to change.
enum NotSettable: Rule {
    package static let id = "not-settable"

    /// `name` cannot be set.
    static func finding(_ name: Fragment, member: Namespace.Member, draft: SpecDraft) -> Finding {
        error("`\(name.text)` cannot be set: \(reason(name.text, member, draft))", at: name.range)
    }

    /// `name` is a property of `service` that can only be read.
    static func finding(_ name: Fragment, property: Service.Property, of service: Service) -> Finding {
        let form = "- var \(property.name.text): \(property.type.text)"
        if service.isStruct {
            return error(
                "`\(name.text)` cannot be set: the struct `\(service.name.text)` says what it is; keep what changes in a `state`",
                at: name.range
            )
        }
        return error(
            "`\(name.text)` cannot be set: `\(service.name.text)` has it for reading; write it `\(form)` there",
            at: name.range
        )
    }

    /// What is wrong with setting `name`, the `property` of `service`, to `value`, which is of the type `given` where that is certain;
    /// nil where it may be set to that.
    static func check(
        _ name: Fragment,
        _ property: Service.Property,
        of service: Service,
        to value: Fragment,
        of given: String?,
        in runtime: Runtime
    ) -> Finding? {
        guard let stream = runtime.stream(of: property.type) else {
            return property.isSettable ? nil : finding(name, property: property, of: service)
        }
        // Another stream may take its place.
        let isPlain =
            given.map { runtime.isCertainlyPlain(Fragment($0, value.range)) } ?? (SwiftValueLiteral(value) != nil)
        if property.isSettable, !isPlain { return nil }
        let way =
            stream.kind.traits.contains(.takesValues)
            ? "send to it, `… -> \(name.text)`" : "give `\(service.name.text)` a method that sends to it, and call that"
        return error("`\(name.text)` cannot be set: it is a stream; \(way)", at: name.range)
    }

    /// `name` is the `method` of a service.
    static func method(_ name: Fragment, _ method: SwiftMethod) -> Finding {
        error(
            "`\(name.text)` cannot be set: it is a method; `call \(name.text)(\(method.parameters.form))` calls it",
            at: name.range
        )
    }

    /// `name` is set to what it is, `value`.
    static func toItself(_ name: Fragment, _ value: Fragment) -> Finding {
        warning("this sets `\(name.text)` to what it is; what arrives is `$0`", at: value.range)
    }

    private static func reason(_ name: String, _ member: Namespace.Member, _ draft: SpecDraft) -> String {
        switch member {
        case .output(let index) where draft.outputs.ports[index].kind == nil: "it is a plain value, computed once"
        case .output(let index):
            "it has no value, only events; send one to it, `… -> \(name)`, or give it a first value, "
                + "`\(draft.outputs.ports[index].firstValueForm)`"
        case .input, .inputEvent: "it is an input; what flows set stands under `outputs` or `state`"
        case .named: "it is a stream that a flow makes"
        case .parameter: "it is a `let`; declare it `var \(name)` under `init`"
        case .variable(let index) where draft.variables[index].body != nil: "it is computed; set what it reads"
        case .variable: "it is a `let`; declare it `var \(name)` under `variables`"
        case .request: "it is a request"
        case .logic: "it is a method; `call \(name)` calls it"
        case .state: "it is no state"
        }
    }

    /// What is wrong with the path `name` where what it begins with may be nil, and the path does not say so; nil for all else.
    static func checkOptional(_ name: Fragment, draft: SpecDraft, names: Namespace) -> Finding? {
        var cursor = TextCursor(name)
        guard let head = cursor.identifier(), let next = cursor.next,
            [UInt8(ascii: "."), UInt8(ascii: "[")].contains(next)
        else { return nil }
        let type: Fragment? =
            switch names[head.text] {
            case .output(let index): draft.outputs.ports[index].element
            case .state(let index): draft.states.ports[index].element
            case .parameter(let index): draft.parameters[index].type
            case .variable(let index): draft.variables[index].type
            default: nil
            }
        if let finding = type.flatMap({ checkProperty(name, of: $0, draft: draft) }) { return finding }
        guard let type, TypeText.isOptional(type.text) else { return nil }
        let path = "\(head.text)?\(cursor.rest.text)"
        return error("`\(head.text)` may be nil; write `set \(path) = …`, which does nothing then", at: name.range)
    }

    /// The same of a property of a service, whose type is `type`, a part of which `name` is.
    private static func checkProperty(_ name: Fragment, of type: Fragment, draft: SpecDraft) -> Finding? {
        var cursor = TextCursor(name)
        guard cursor.identifier() != nil, let service = draft.serviceIndex(ofType: type) else { return nil }
        _ = cursor.take("?")
        guard let found = draft.property(of: service, on: &cursor, orNil: true), cursor.next != UInt8(ascii: "?")
        else { return nil }
        let holder = draft.services[found.service]
        let property = holder.properties[found.property]
        if let finding = checkHeld(name, behind: property, at: cursor, draft: draft) { return finding }
        let mayBeNil = TypeText.isOptional(property.type.text) && !cursor.isAtEnd
        let isSettable =
            property.isSettable || mayBeNil && draft.serviceIndex(ofType: property.type) != nil
            || draft.leadsOn(property, to: cursor)
        if !isSettable { return finding(name, property: property, of: holder) }
        guard mayBeNil else { return nil }
        let path = name.before(cursor.rest).text
        let form = "`set \(path)?\(cursor.rest.text) = …`"
        return error("`\(path)` may be nil; write \(form), which does nothing then", at: name.range)
    }

    /// What is wrong with `name` where the service that `property` holds has no property for what stands at `cursor`; nil for all else.
    private static func checkHeld(
        _ name: Fragment,
        behind property: Service.Property,
        at cursor: TextCursor,
        draft: SpecDraft
    ) -> Finding? {
        var cursor = cursor
        guard let held = draft.serviceIndex(ofType: property.type).map({ draft.services[$0] }), held.isWhole,
            cursor.take("."), let member = cursor.identifier(),
            !held.properties.contains(where: { $0.name.text == member.text })
        else { return nil }
        let own = held.methods.first { $0.name.text == member.text }
        return own.map { method(name, $0) } ?? UnknownMethod.finding(member, of: held)
    }

    /// What is wrong with the path `name` that begins with an output that has no value, or that leads to a part of a tuple by its
    /// number; nil for all else.
    static func checkPath(_ name: Fragment, draft: SpecDraft, names: Namespace) -> Finding? {
        var cursor = TextCursor(name)
        guard let head = cursor.identifier() else { return nil }
        if cursor.rest.text.split(separator: ".").last?.allSatisfy(\.isNumber) == true, names[head.text] != nil {
            let whole = "set all of it, `set \(head.text) = …`, or give its parts labels and write those"
            return error("a part of a tuple is not set by its number; \(whole)", at: name.range)
        }
        if case .parameter(let index)? = names[head.text] {
            return checkProperty(name, of: draft.parameters[index].type, draft: draft)
        }
        if cursor.take("!") {
            let path = "\(head.text)?\(cursor.rest.text)"
            return error(
                "a flow forces nothing; write `set \(path) = …`, which does nothing where it is nil",
                at: name.range
            )
        }
        guard case .output(let index)? = names[head.text] else { return nil }
        let message =
            "`\(head.text)` has no value of which a part can be set, only events; send one to it, `… -> \(head.text)`, or give "
            + "it a first value, `\(draft.outputs.ports[index].firstValueForm)`"
        return error(message, at: name.range)
    }
}

extension Port {
    /// How its line gives it a first value: with `nil` where its type is optional.
    var firstValueForm: String { TypeText.isOptional(element.text) ? "= nil" : "= …" }
}
