import VMGenDiagnostics
import VMGenModel
import VMGenSpec

/// Values of one type that arrive where another is wanted, as far as that is certain without the compiler.
enum TypeMismatch: Rule {
    package static let id = "type-mismatch"

    /// What is wrong with sending what is `arriving` into `port`; nil where it may fit. `Void` takes anything.
    /// `own` are the types that the spec declares.
    static func check(
        _ arriving: Arriving,
        into port: Port,
        at place: Fragment,
        own: OwnTypes
    ) -> Finding? {
        if port.isVoid { return nil }
        let components = arriving.element.components
        let wanted = port.element.text
        let note: [(message: String, range: SourceRange)] = [("declared here", port.name.range)]
        guard let component = components.first else {
            let message =
                "`\(port.name.text)` is `\(wanted)`, and nothing arrives with the event; "
                + "`replace with …` gives it a value"
            return error(message, at: place.range, notes: note)
        }
        let target = own.type(wanted)
        if components.count > 1 {
            guard let arity = target.arity, arity != components.count else { return nil }
            let message =
                "`\(port.name.text)` is `\(wanted)`, and \(components.count) values arrive; "
                + "`map { … }` makes one of them"
            return error(message, at: place.range, notes: note)
        }
        if let literal = arriving.literal, SwiftValueLiteral(literal)?.fits(own.literalType(wanted)) == false {
            return error(
                "`\(port.name.text)` is `\(wanted)`, and `\(literal.text)` is no `\(wanted)`; write one",
                at: literal.range,
                notes: note
            )
        }
        guard let type = component.type.map(own.type), type.certainlyDiffers(from: target)
        else { return nil }
        var ending = "; `map { … }` converts it"
        if type.text == "any Error", !target.isKnown, ErrorReasons.checkType(port.element) == nil {
            ending = "; say what failures become, `errors: \(wanted)`, or `map { … }` converts them"
        }
        if let wrapped = type.optionalOf, !wrapped.certainlyDiffers(from: target) {
            ending = "; `compactMap` drops nil"
        }
        if let event = port.choice?.cases.first(where: { $0.carries(type) }) {
            ending = "; `… -> \(port.name.text).\(event.name.text)` makes a case of it"
        }
        return error(
            "`\(port.name.text)` is `\(wanted)`, and `\(type.text)` arrives\(ending)",
            at: place.range,
            notes: note
        )
    }

    /// What is wrong with merging `source` with the `first` one, where values of `element` come of them; nil where they may be of
    /// one type. `own` are the types that the spec declares.
    static func merging(
        _ first: ResolvedSource,
        _ source: ResolvedSource,
        into element: FlowElement,
        at place: Fragment,
        own: OwnTypes
    ) -> Finding? {
        let left = first.arriving.element.components
        let right = source.arriving.element.components
        let differs =
            left.count != right.count
            || zip(element.components, right).contains { wide, one in
                guard let wide = wide.type, let type = one.type else { return false }
                return !own.type(type).isMerged(into: own.type(wide))
            }
        guard differs else { return nil }
        if left.count != right.count, text(left) == text(right) {
            let count = max(left.count, right.count)
            let values = (0..<count).map { "$\($0)" }.joined(separator: ", ")
            return error(
                "one of the sources that are merged carries \(count) values, and the other one a tuple of them; "
                    + "`map { (\(values)) }` makes one of the \(count)",
                at: place.range
            )
        }
        let areNamedApart =
            left.count == right.count
            && !zip(left, right).contains { one, other in
                guard let one = one.type, let other = other.type else { return false }
                return own.type(other).certainlyDiffers(from: own.type(one))
            }
        let way =
            areNamedApart
            ? "call it by one name, or give each a flow of its own"
            : "`combine` takes both along, and a flow that looks at no value takes any"
        return error(
            "sources that are merged carry one type, and this is `\(text(right))` after `\(text(left))`; \(way)",
            at: place.range
        )
    }

    /// An argument of a method named without brackets does not fit.
    static func argument(_ call: Fragment, parameter: SwiftMethod.Parameter, type: String) -> Finding {
        let label = parameter.label.map { "\($0): " } ?? ""
        let way =
            call.text.hasPrefix(".") ? "write its value, `\(call.text)(\(label)…)`" : "`map { … }` converts it"
        return error(
            "`\(call.text)` takes \(wanted(by: parameter)), and `\(type)` arrives; \(way)",
            at: call.range
        )
    }

    /// `value`, which is a literal, is none of what the method `name` takes for `parameter`.
    static func literal(_ value: Fragment, parameter: SwiftMethod.Parameter, of name: String) -> Finding {
        error(
            "`\(name)` takes \(wanted(by: parameter)), and `\(value.text)` is no `\(parameter.type)`; write one",
            at: value.range
        )
    }

    /// `value`, which is `$0`, `$1`, … of `type`, does not fit `parameter` of the method `name`; `other` is what fits instead of all
    /// that arrives.
    static func value(
        _ value: Fragment,
        type: String,
        parameter: SwiftMethod.Parameter,
        of name: String,
        other: String? = nil
    ) -> Finding {
        let wanted = "`\(name)` takes \(wanted(by: parameter))"
        let way = other.map { "`\(value.text)` is `\(type)`; write \($0)" }
        return error("\(wanted), and \(way ?? arrived(value, type: type, for: parameter.type))", at: value.range)
    }

    /// What `parameter` takes, and the name that it has for that.
    private static func wanted(by parameter: SwiftMethod.Parameter) -> String {
        parameter.name == "_" ? "`\(parameter.type)`" : "`\(parameter.type)` for `\(parameter.name)`"
    }

    /// What is wrong with setting `port` to `value`, which is of `type` where that is certain; nil where it may fit.
    static func check(_ value: Fragment, of type: String?, into port: Port, own: OwnTypes) -> Finding? {
        check(value, of: type, into: port.name, type: Fragment(port.element.text, port.name.range), own: own)
    }

    /// The same for setting what is called `name` and is of the type `wanted`, beside which it is declared.
    /// `own` are the types that the spec declares.
    static func check(
        _ value: Fragment,
        of type: String?,
        into name: Fragment,
        type wanted: Fragment,
        own: OwnTypes
    ) -> Finding? {
        let wholeType = own.literalType(wanted.text)
        let note: [(message: String, range: SourceRange)] = [("declared here", wanted.range)]
        let target = "`\(name.text)` is `\(wanted.text)`"
        if let foreign = ForeignValue(value, as: wholeType) {
            return error(foreign.message, at: value.range, notes: note)
        }
        if let literal = SwiftValueLiteral(value), !literal.fits(wholeType) {
            let message = "\(target), and `\(value.text)` is no `\(wanted.text)`; write one"
            return error(message, at: value.range, notes: note)
        }
        if case .type(let part, let element)? = ValueShape().mismatch(value, TypeText(wanted.text)) {
            return error(
                "\(target), and `\(part.text)` is no `\(element.text)`; write one",
                at: part.range,
                notes: note
            )
        }
        guard let type, own.type(type).certainlyDiffers(from: own.type(wanted.text)) else { return nil }
        return error("\(target), and \(arrived(value, type: type, for: wanted.text))", at: value.range, notes: note)
    }

    /// What is wrong with the computed properties of `draft` that are one value of another type.
    static func checkComputed(_ draft: SpecDraft, names: Namespace) -> [Finding] {
        let lookup = NameLookup(draft: draft, names: names)
        return draft.variables.compactMap { variable in
            guard let type = variable.type, var cursor = variable.body.map({ TextCursor($0.inner) }) else { return nil }
            _ = cursor.take(word: "return")
            let value = cursor.rest
            return check(value, of: lookup.type(ofValue: value), into: variable.name, type: type, own: names.ownTypes)
        }
    }

    /// What keeps `value` from standing before the values of `type` that arrive; nil where it may.
    static func checkStart(_ value: Fragment, type: String) -> Finding? {
        guard let literal = SwiftValueLiteral(value), !literal.fits(TypeText(type)) else { return nil }
        return error("`\(type)` arrives here, and `\(value.text)` is no `\(type)`; write one", at: value.range)
    }

    /// What keeps `value` from being the first value of `type`, which may be a stream of it; nil where it may be one.
    static func checkFirst(_ value: Fragment, of type: Fragment) -> Finding? {
        var element = type
        if let stream = StreamType(type), Runtime.all.contains(where: { $0.kind(named: stream.name.text) != nil }) {
            element = stream.arguments.first ?? type
        }
        let wanted = TypeText(element.text)
        if let foreign = ForeignValue(value, as: wanted) { return error(foreign.message, at: value.range) }
        guard let literal = SwiftValueLiteral(value), !literal.fits(wanted) else {
            guard case .type(let part, let wanted)? = ValueShape().mismatch(value, wanted) else { return nil }
            return error("`\(wanted.text)` is needed here, and `\(part.text)` is none", at: part.range)
        }
        let other = element.text == "Bool" ? "write `false` or `true`" : "write one, or another type"
        let way = literal.isNil ? "`\(element.text)?` can be nil" : other
        return error("`\(value.text)` is no `\(element.text)`; \(way)", at: value.range)
    }

    /// What `value` is, and for a tuple how its part of the type `wanted` is written.
    private static func arrived(_ value: Fragment, type: String, for wanted: String) -> String {
        let whole = "`\(value.text)` is `\(type)`"
        if TypeText(type).optionalOf?.certainlyDiffers(from: TypeText(wanted)) == false {
            return whole + "; `\(value.text) ?? …` says what holds where it is nil"
        }
        guard let parts = TypeText(type).tupleParts,
            let index = parts.firstIndex(where: { !$0.type.certainlyDiffers(from: TypeText(wanted)) })
        else { return whole }
        return whole + "; a part of it is `\(value.text).\(parts[index].label ?? String(index))`"
    }

    /// The type after `as` is not what arrives.
    static func named(_ type: Fragment, carried: String) -> Finding {
        error("`\(carried)` arrives here, not `\(type.text)`", at: type.range)
    }

    /// `count` values arrive at the stream `name`, which its `type` says is one.
    static func named(_ type: Fragment, name: Fragment, count: Int) -> Finding {
        error(
            "\(count) values arrive, and `\(name.text)` is `\(type.text)`; leave the type out, or `map { … }` makes one of them",
            at: type.range
        )
    }

    /// The type of values that are made of `components`.
    static func text(_ components: [FlowElement.Component]) -> String {
        let types = components.map { $0.type ?? "…" }
        return types.count == 1 ? types[0] : "(\(types.joined(separator: ", ")))"
    }
}

extension EventCase {
    /// Whether it carries one value, which may be of `type`.
    fileprivate func carries(_ type: TypeText) -> Bool {
        payload.count == 1 && !type.certainlyDiffers(from: TypeText(payload[0].type))
    }
}
