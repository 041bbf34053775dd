import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// A member of a service that a protocol cannot ask for, or that no stub can stand in for.
enum ServiceMember: Rule {
    package static let id = "service-member"

    /// `name` inherits from itself.
    static func ownParent(_ name: Fragment) -> Finding {
        error("`\(name.text)` inherits from itself; name another protocol, or none", at: name.range)
    }

    /// The members of `service`, an actor, that others could not await, without the inherited ones where an actor declares them.
    static func checkActor(_ service: Service, ofActor: Bool) -> [Finding] {
        let name = service.name.text
        let all = ofActor ? service.declaredMethods : service.methods
        let methods = all.filter { !$0.isAsync }.map { method in
            error(
                "`\(name)` is an actor, and others await what it does; write `\(awaited(method))`",
                at: method.signature.range
            )
        }
        let held = ofActor ? service.declaredProperties : service.properties
        let properties = held.map { property in
            error(
                "`\(name)` is an actor, and others await what it holds; write a method, "
                    + "`\(property.name.text)() async -> \(property.type.text)`",
                at: property.name.range
            )
        }
        return methods + properties
    }

    /// The signature of `method` as one that is awaited.
    private static func awaited(_ method: SwiftMethod) -> String {
        var cursor = TextCursor(method.signature)
        _ = cursor.identifier()
        if cursor.next == UInt8(ascii: "<") { _ = cursor.bracketed(by: "<") }
        _ = cursor.bracketed(by: "(")
        return method.signature.before(cursor.rest).text + " async" + (cursor.isAtEnd ? "" : " \(cursor.rest.text)")
    }

    /// `words`, attributes and modifiers of Swift, stand before `member`.
    static func attributed(_ words: Fragment, member: Fragment) -> Finding {
        error(
            "a member stands here without attributes and modifiers; write `\(member.text)`, or leave the protocol in Swift and write "
                + "`existing` before its name",
            at: words.range
        )
    }

    /// `name` is written as what `init` takes, `auth: AuthService`, where the protocol is declared.
    static func checkInstance(_ name: Fragment, type inherited: [Fragment]) -> Finding? {
        guard name.text.first?.isLowercase == true, inherited.count == 1,
            inherited[0].text.first?.isUppercase == true
        else { return nil }
        let whole = inherited[0]
        let hasValue = SwiftText.cut(whole, at: "=") != nil
        // With a value it is a parameter, whose type is mostly no protocol of the app.
        let form = "`\(name.text): \(whole.text)` under `init`"
        return error(
            "a protocol is declared here; write \(hasValue ? form : "`\(whole.text):`, and \(form)")",
            at: name.range
        )
    }

    /// What is wrong with what the protocol `name` inherits from, where one is a type of Swift's own; nil for all else.
    static func checkInherited(_ name: Fragment, _ inherited: [Fragment]) -> Finding? {
        inherited.first { TypeText($0.text).isKnown && !TypeText.isAnyError($0.text) }.map { type in
            error("`\(type.text)` is no protocol from which `\(name.text)` could inherit; leave it out", at: type.range)
        }
    }

    /// The parameters of `init` whose type is no service and is written nearly as one that nobody takes.
    static func checkMisspelt(_ draft: SpecDraft) -> [Finding] {
        let services = Set(draft.services.map(\.name.text))
        let strange = draft.parameters.filter { parameter in
            !services.contains(SpecDraft.serviceName(ofType: parameter.type))
                && !draft.ownTypes.contains(parameter.type.text)
        }
        guard !strange.isEmpty else { return [] }
        let types = Set(draft.parameters.map(\.type.text) + draft.variables.compactMap(\.type?.text))
        // What another service inherits from, or gives, is not taken by `init`.
        let others = draft.services.flatMap { service in
            service.inherited + service.methods.map(\.signature.text) + service.properties.map(\.type.text)
        }
        let untaken = draft.services.filter { !$0.isExisting }.map(\.name.text).filter { name in
            !types.contains(name) && !types.contains { $0.holds(name) } && !others.contains { $0.holds(name) }
        }
        return strange.compactMap { parameter in
            guard let meant = DidYouMean.closest(to: parameter.type.text, in: untaken) else { return nil }
            let message = "no service is called `\(parameter.type.text)`; did you mean `\(meant)`?"
            return error(message, at: parameter.type.range)
        }
    }

    /// The parameters of `init` that ask for a service and something else in one type.
    static func checkComposed(_ draft: SpecDraft) -> [Finding] {
        draft.parameters.compactMap { parameter in
            let type = parameter.type.text
            let parts = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
            guard type.contains("&"), let service = draft.services.first(where: { parts.contains($0.name.text) })
            else { return nil }
            let name = service.name.text
            let message =
                "a service stands alone, `any \(name)`; what it is besides stands where its protocol is, `\(name): …`"
            return error(message, at: parameter.type.range)
        }
    }

    /// `key` has an attribute before the name: `@MainActor Lobby`.
    static func attribute(_ key: Fragment) -> Finding {
        let name = key.text.split(separator: " ").last.map(String.init) ?? key.text
        let instead =
            "declare the protocol in Swift, and write `existing \(name)` here: its members are read from there"
        return error("a protocol with an attribute is not declared here; \(instead)", at: key.range)
    }

    /// No colon stands behind the service `name`.
    static func missingColon(_ name: Fragment) -> Finding {
        error("`\(name.text)` has no `:`; write `\(name.text):`", at: name.range)
    }

    /// `members` stand on the line of the service `name`.
    static func members(_ members: Fragment, of name: Fragment) -> Finding {
        error(
            "the members of `\(name.text)` stand below it, one a line: `- \(members.text)`",
            at: members.range
        )
    }

    /// The name of the service, `key`, starts with `protocol`.
    static func protocolKeyword(_ key: Fragment, name: Fragment) -> Finding {
        error("leave `protocol` out: `\(name.text):`", at: key.range)
    }

    /// `existing` stands behind the colon of the service `name`, `key`.
    static func lateExisting(_ key: Fragment, name: Fragment) -> Finding {
        error("`existing` stands before the name: `existing \(name.text):`", at: key.range)
    }

    /// What is wrong with a member without parameters called `name`; nil where stubs have none of their own called so.
    static func check(stubbed name: Fragment) -> Finding? {
        guard ["beginRound", "roundReport"].contains(name.text) else { return nil }
        return error("stubs have a `\(name.text)` of their own; choose another name", at: name.range)
    }

    /// What is wrong with what `method` returns; nil where a protocol can ask for it.
    static func check(result method: SwiftMethod) -> Finding? {
        guard let type = method.returnType else { return nil }
        if SwiftText.words(of: type).contains(where: { $0.text == "Self" }) {
            return error("no stub can answer with `Self`; write the name of the protocol", at: type.range)
        }
        guard type.text.hasPrefix("some ") else { return nil }
        return error("a protocol returns no `some`; write `any \(type.text.dropFirst(5))`", at: type.range)
    }

    /// The members of the service `line` stand behind it, in the braces that Swift has for them.
    static func body(_ braces: Fragment, of line: Fragment) -> Finding {
        let name = line.before(braces).text
        return error(
            "the members of `\(name)` stand below `\(name):`, one a line: `- \(braces.inner.text)`",
            at: braces.range
        )
    }

    /// No Swift file of the target declares the protocol `name`; `candidates` are those that it does declare.
    static func notFound(_ name: Fragment, among candidates: [String]) -> Finding {
        let ending = Suggestion.ending(
            for: name.text,
            among: candidates,
            otherwise:
                "; list the methods of another module's below `existing \(name.text):`, what a struct holds below "
                + "`existing struct \(name.text):`"
        )
        return error("no Swift file of the target declares the protocol `\(name.text)`\(ending)", at: name.range)
    }

    /// The protocol `name`, which stands as a type, has an associated type.
    static func open(_ name: Fragment) -> Finding {
        error(
            "`\(name.text)` has an associated type, so what is given is `any \(name.text)`; write `existing any \(name.text)`",
            at: name.range
        )
    }

    /// `value` stands behind a parameter's type.
    static func defaultArgument(_ value: Fragment) -> Finding {
        error("a protocol has no default arguments; leave `= \(value.text)` out", at: value.range)
    }

    /// `value` stands behind a property's type.
    static func initialValue(_ value: Fragment) -> Finding {
        error("a protocol gives its properties no values; leave `= \(value.text)` out", at: value.range)
    }

    /// `word` starts a member that no stub has: `static`, `init`, `subscript`.
    static func unstubbed(_ word: Fragment) -> Finding {
        if word.text == "subscript" {
            return error("no stub has a subscript; write a method, such as `element(at index: Int)`", at: word.range)
        }
        let message =
            word.text == "init"
            ? "the view model is given its services, and makes none; leave `init` out"
            : "a stub is a value, which has no `\(word.text)` members; leave `\(word.text)` out"
        return error(message, at: word.range)
    }

    /// The braces behind the type of the property `name` say something else than how it is reached.
    static func accessors(_ braces: Fragment, name: Fragment, type: Fragment) -> Finding {
        let effects = SwiftText.words(of: braces.inner).map(\.text).filter { ["async", "throws"].contains($0) }
        if !effects.isEmpty {
            let form = "\(name.text)() \(effects.joined(separator: " ")) -> \(type.text)"
            return error("a property answers at once; write a method, `\(form)`", at: braces.range)
        }
        let readable = "`\(name.text): \(type.text)`"
        return error(
            "a protocol has no bodies; write \(readable), or `var` before it where it can be set",
            at: braces.range
        )
    }

    /// The property `name` has no type.
    static func missingType(_ name: Fragment, isVariable: Bool) -> Finding {
        let property = "`\(isVariable ? "var " : "")\(name.text): Bool`"
        let instead = isVariable ? "" : ", or with brackets as a method, `\(name.text)()`"
        return error("the type of `\(name.text)` is missing; write it as \(property)\(instead)", at: name.range)
    }
}
