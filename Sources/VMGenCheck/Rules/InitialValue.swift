import VMGenModel
import VMGenSpec

/// An initial value where there can be none, or none where there has to be one.
enum InitialValue: Rule {
    package static let id = "initial-value"

    /// What is wrong with the initial value of `port`, or its absence; nil where nothing is.
    static func check(_ port: Port, isStored: Bool) -> Finding? {
        guard let kind = port.kind else { return nil }
        guard let value = port.initialValue else {
            let isMade = port.role != .input || isStored || port.isPublishedInput
            guard isMade, port.role == .state || kind.traits.contains(.holdsValue) else { return nil }
            let wrapped = port.wrapper.map { "what `\($0.text)` wraps" }
            let owner = wrapped ?? (port.role == .state ? "a state" : "`\(kind.name)`")
            return error(
                "\(owner) has a value from the start; give it one, `\(port.name.text): … = …`",
                at: port.name.range
            )
        }
        if port.role == .input, !kind.traits.contains(.holdsValue) {
            return stream(value, of: port, kind, isStored: isStored)
                ?? error(
                    "the first value of an input comes from outside: `\(kind.name)` has none; "
                        + "in a flow, `start with \(value.text)` puts one before it",
                    at: value.range
                )
        }
        if let first = madeBy(kind, value, of: port.element) {
            return error(
                "`\(kind.name)` is made for you, of its first value: `\(port.name.text): … = \(first)`",
                at: value.range
            )
        }
        guard port.role == .output, !canStart(kind) else { return nil }
        return error(
            "`\(kind.name)` has no value from the start; leave `= \(value.text)` out, or take a kind that has one",
            at: value.range
        )
    }

    /// What is wrong with first values that name what has none yet when they are made: inputs, outputs and states.
    static func checkNames(_ draft: SpecDraft, names: Namespace) -> [Finding] {
        (draft.outputs.ports + draft.states.ports).filter { $0.kind != nil }.flatMap { port -> [Finding] in
            let used = port.initialValue.map { SwiftText.freeNames(in: $0) } ?? []
            return used.compactMap { name in
                switch names[name.text] {
                case .input(let index) where draft.inputs.ports[index].kind == nil:
                    let value = port.initialValue?.text ?? name.text
                    return error(
                        "`\(name.text)` comes with the input, and that of `\(port.name.text)` is made before; let a flow set it, "
                            + "`start -> set \(port.name.text) = \(value)`",
                        at: name.range
                    )
                case .input, .output, .state, .named: break
                default: return nil
                }
                return error(
                    "`\(name.text)` is a stream, which has no value when that of `\(port.name.text)` is made; write one of what "
                        + "`init` takes, or let a flow make it, `\(name.text) -> … -> \(port.name.text)`",
                    at: name.range
                )
            }
        }
    }

    /// What is wrong with first values that are a parameter, or a plain field of the input, of another type, and with those and
    /// defaults that name a case which the spec's enum does not have.
    static func checkTypes(_ draft: SpecDraft, names: Namespace) -> [Finding] {
        let ports = (draft.outputs.ports + draft.states.ports).map { ($0.element, $0.initialValue) }
        let parameters = draft.parameters.map { ($0.type, $0.defaultValue) }
        let cases = (ports + parameters).compactMap { type, value in
            value.flatMap { OwnCase(TypeText(type.text), draft: draft)?.misfit($0) }
        }
        let others = ports.compactMap { type, value -> Finding? in
            guard let value, let own = draft.startType(names[value.text]) else { return nil }
            let (given, wanted) = (TypeText(own.text), TypeText(type.text))
            guard given.certainlyDiffers(from: wanted) else { return nil }
            let isMissing = given.optionalOf?.certainlyDiffers(from: wanted) == false
            let ending = isMissing ? "; `\(value.text) ?? …` says what holds where it is nil" : ""
            let what = "`\(wanted.text)` is needed here, and `\(value.text)` is `\(own.text)`"
            return error(what + ending, at: value.range)
        }
        let own = Set((draft.types?.lines ?? []).flatMap(\.allWords))
        let words = ports.compactMap { type, value in
            value.flatMap { names[$0.text] == nil && !own.contains($0.text) ? word($0, of: type) : nil }
        }
        return cases + others + words
    }

    /// What may be wrong with `value` where it is one word that begins as a sentence does, and `type` is that of a text: constants
    /// begin with a small letter. Nil for all else.
    private static func word(_ value: Fragment, of type: Fragment) -> Finding? {
        let plain = TypeText(type.text)
        guard (plain.optionalOf ?? plain).text == "String", SwiftText.isIdentifier(value.text),
            value.text.first?.isUppercase == true, value.text.dropFirst().allSatisfy(\.isLowercase),
            ForeignValue(value, as: plain) == nil
        else { return nil }
        return warning(
            "`\(value.text)` is the name of a constant here; a text stands in quotes, `\"\(value.text)\"`",
            at: value.range
        )
    }

    /// What is wrong with a field that is no stream; `isStored` says that the view model makes its input itself.
    static func checkPlain(_ port: Port, isStored: Bool) -> Finding? {
        switch port.role {
        case .input where isStored && port.initialValue == nil:
            let message =
                "a stored input is made by the view model, which is not given `\(port.name.text)`; list it under `init`, "
                + "`\(port.name.text): \(port.element.text)`"
            return error(message, at: port.name.range)
        case .state:
            return error("a plain value is no state; list it under `variables`", at: port.name.range)
        case .output where port.initialValue == nil:
            return error(
                "a plain output is computed when `transform` is called; say how, `let \(port.name.text): "
                    + "\(port.element.text) = …`",
                at: port.name.range
            )
        default:
            return nil
        }
    }

    /// What stands between the brackets of `value` where that makes a stream of `kind`; nil where it is something else.
    private static func madeBy(_ kind: StreamKind, _ value: Fragment, of element: Fragment) -> String? {
        var cursor = TextCursor(value)
        // Of another type `.init(value: …)` may be one of its own.
        let isShort = value.text.hasPrefix(".init(value: ") && TypeText(element.text).isKnown && cursor.take(".")
        guard cursor.identifier()?.text == (isShort ? "init" : kind.name) else { return nil }
        _ = cursor.bracketed(by: "<")
        guard let brackets = cursor.bracketed(by: "("), cursor.isAtEnd else { return nil }
        return brackets.inner.text.replacing("value: ", with: "", maxReplacements: 1)
    }

    /// Whether a stream of `kind` can start with a value.
    private static func canStart(_ kind: StreamKind) -> Bool {
        if kind.traits.contains(.holdsValue) { return true }
        if kind.traits.contains(.takesValues) || kind.traits.contains(.single) { return false }
        return kind.traits.contains(.replays) || !kind.traits.contains(.deliversOnMain)
    }
}

extension SpecDraft {
    /// The type of what `member` holds when first values are made: a parameter, or a plain field of the input; nil for all else.
    fileprivate func startType(_ member: Namespace.Member?) -> Fragment? {
        switch member {
        case .parameter(let index): parameters[index].propertyType
        case .input(let index) where inputs.ports[index].kind == nil: inputs.ports[index].element
        default: nil
        }
    }
}
