import VMGenModel
import VMGenSpec

extension BadSink {
    /// `name`, an output or a state, is called with what stands in `brackets`.
    static func fieldCalled(_ name: Fragment, with brackets: Fragment?) -> Finding {
        let value = brackets?.inner ?? Fragment("", name.range)
        return error("`\(name.text)` is sent to, and not called; write `\(sending(value, to: name))`", at: name.range)
    }

    /// `call` sends into the field `name` by a method of the relay or subject that may hold it; it is `isStateful` where it has a
    /// value.
    static func sent(_ call: Fragment, into name: Fragment, isStateful: Bool) -> Finding {
        let value = SwiftText.lastBrackets(of: call)?.inner ?? Fragment("", call.range)
        let isPlain = value.isEmpty || value.text == "$0"
        let way = isStateful && !isPlain ? "set \(name.text) = \(value.text)" : sending(value, to: name)
        return error("a flow ends in `\(name.text)` itself, which sends what arrives; write `\(way)`", at: call.range)
    }

    /// How a flow sends `value` to `name`.
    private static func sending(_ value: Fragment, to name: Fragment) -> String {
        if value.isEmpty || value.text == "$0" { return "-> \(name.text)" }
        let isConstant = SwiftText.closureArguments(in: value).isEmpty
        return isConstant ? "replace with \(value.text) -> \(name.text)" : "map { \(value.text) } -> \(name.text)"
    }

    /// `path`, where a flow ends, is a part of what `head` holds that follows from the rest: `rows.count`.
    static func onlyRead(_ path: Fragment, of head: Fragment) -> Finding {
        error("`\(path.text)` is only read; `set \(head.text) = …` changes what it is a part of", at: path.range)
    }

    /// `path`, where a flow ends, is the `method` of a service.
    static func serviceMethod(_ path: Fragment, _ method: SwiftMethod, takesTime: Bool) -> Finding {
        let arguments = method.parameters.enumerated().map { index, parameter in
            (parameter.label.map { "\($0): " } ?? "") + "$\(index)"
        }
        let call = "\(path.text)(\(arguments.joined(separator: ", ")))"
        return takesTime
            ? error("`\(path.text)` takes time: run it as a step, `latest \(call) -> …`", at: path.range)
            : error("`\(path.text)` is a method; write `call \(call)`", at: path.range)
    }

    /// What is wrong with `path`, where a flow ends, which is of `type`; nil where it may take what is `arriving`: types of other
    /// names may stand for anything.
    ///
    /// - Parameter declared: how what is only read would be declared, so that it can be set.
    static func check(
        _ path: Fragment,
        type: Fragment,
        _ arriving: Arriving,
        runtime: Runtime,
        declared: String?
    ) -> Finding? {
        guard let stream = runtime.stream(of: type) else {
            let text = TypeText(type.text)
            if let inner = text.optionalOf?.text, let held = runtime.stream(of: Fragment(inner, type.range)) {
                let isSubject = held.kind.name.hasSuffix("Subject")
                let send = runtime.hasTypedFailures ? "send" : isSubject ? "onNext" : "accept"
                return error("`\(path.text)` may be nil; write `call \(path.text)?.\(send)($0)`", at: path.range)
            }
            guard text.isKnown || text.arrayOf != nil || text.dictionaryOf != nil else { return nil }
            let value = arriving.element.components.count == 1 ? "$0" : "…"
            let first = declared.map { "declare it `\($0)`, and " } ?? ""
            return error("`\(path.text)` is a plain value; \(first)write `set \(path.text) = \(value)`", at: path.range)
        }
        guard stream.kind.traits.contains(.takesValues) else {
            let message =
                "`\(path.text)` is a stream, `\(type.text)`, into which nobody sends; what takes values is a relay or a subject"
            return error(message, at: path.range)
        }
        let element = TypeText(stream.element.text)
        if element.text == "Void" || element.text == "()" || !arriving.isKnown { return nil }
        let wanted = "`\(path.text)` takes `\(element.text)`"
        if arriving.element.components.isEmpty {
            return error(
                "\(wanted), and nothing arrives with the event; `replace with …` gives it a value",
                at: path.range
            )
        }
        guard arriving.element.components.count == 1, let type = arriving.element.components[0].type,
            TypeText(type).certainlyDiffers(from: element)
        else { return nil }
        return error("\(wanted), and `\(type)` arrives; `map { … }` converts it", at: path.range)
    }
}
