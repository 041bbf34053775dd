import VMGenDiagnostics
import VMGenModel
import VMGenSpec

extension UnknownMethod {
    /// What is wrong with `use` of a name that stands for `service`; nil where the service has what is asked of it.
    static func check(_ use: NameUse, of service: Service, runtime: Runtime) -> Finding? {
        guard let member = use.member else {
            return use.isCalled ? calledService(use.name, of: service) : nil
        }
        if let method = service.methods.first(where: { $0.name.text == member.text }) {
            return method.mayBeNil && use.isCalled ? mayBeNil(member, path: "\(use.name.text).\(member.text)") : nil
        }
        if let property = service.properties.first(where: { $0.name.text == member.text }) {
            let isCallable = !runtime.hasStream(property.type) && !property.isCertainlyPlain(in: runtime)
            if isCallable || !use.isCalled { return nil }
            if TypeText(property.type.text).optionalOf.map({ TypeText.isFunction($0.text) }) == true {
                return mayBeNil(member, path: "\(use.name.text).\(member.text)")
            }
            let message =
                "`\(member.text)` is a property of `\(service.name.text)`, no method; write it without the brackets, "
                + "`\(use.name.text).\(member.text)`"
            return error(message, at: member.range)
        }
        return service.lacks(member.text) ? finding(member, of: service) : nil
    }

    /// `call` calls a closure of a service which another one holds, `app.session.onExpire()`, that may be nil, or names one of a
    /// service; nil for all else.
    static func checkHeldClosure(_ call: Fragment, lookup: NameLookup) -> Finding? {
        let brackets = SwiftText.lastBrackets(of: call)
        let path = brackets.map(call.before) ?? call
        guard !path.text.hasSuffix("?"), SwiftText.split(path, on: ".").count > (brackets == nil ? 1 : 2),
            let closure = lookup.closure(calledBy: call, orNil: true), TypeText.isOptional(closure.type.text)
        else { return nil }
        if brackets == nil {
            return ClosureType(calledOn: closure.type.text) == nil
                ? nil : UnknownName.propertyValue(call, type: closure.type)
        }
        return mayBeNil(closure.name, path: path.text)
    }

    /// The closure `name`, to which `path` leads, may be nil.
    private static func mayBeNil(_ name: Fragment, path: String) -> Finding {
        error("`\(name.text)` may be nil, and is called where it is there: `\(path)?(…)`", at: name.range)
    }

    /// `name`, which stands for `service`, is called.
    static func calledService(_ name: Fragment, of service: Service) -> Finding {
        let method = service.methods.first.map { "; name a method of it, `\(name.text).\($0.name.text)(…)`" } ?? ""
        return error("`\(name.text)` is a `\(service.name.text)`, which is not called\(method)", at: name.range)
    }

    /// `name` is the type of `service`, of which a member is asked for that only what conforms to it has; `holder` is what the
    /// spec has of it.
    static func typeOfService(_ use: NameUse, holder: String?) -> Finding {
        let member = use.member?.text ?? ""
        let way = holder.map { "`\($0).\(member)`" } ?? "declare what has it under `init`"
        return error("`\(use.name.text)` is a protocol; ask what conforms to it: \(way)", at: use.name.range)
    }

    /// What is wrong with `call` of what a wrapper gives, `$isLoading.start()`, which Swift wants through `self` in a closure; nil for
    /// all else.
    static func checkProjection(_ call: Fragment) -> Finding? {
        guard call.text.hasPrefix("$"), let second = call.text.dropFirst().utf8.first, second.isNamePart,
            !second.isDigit
        else { return nil }
        return error("what a wrapper gives is named through the view model; write `self.\(call.text)`", at: call.range)
    }

    /// A step of `kind` looks at what `name` holds without having taken it along.
    static func heldPath(_ name: Fragment, kind: StepKind, at place: SourceRange) -> Finding {
        error(
            "a step is given what arrives; take `\(name.text)` along: `with \(name.text) -> \(kind.word) { … }`",
            at: place
        )
    }
}
