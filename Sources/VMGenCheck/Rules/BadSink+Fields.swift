import VMGenModel
import VMGenSpec

extension BadSink {
    /// `sink` calls `name`, an output or a state, with `arguments`: a field is no method.
    static func calledField(_ sink: Fragment, name: Fragment, arguments: Fragment) -> Finding {
        let way =
            switch arguments.text {
            case "": "write `-> \(name.text)`"
            case "$0": "write `-> \(name.text)`"
            case let value where SwiftText.closureArguments(in: arguments).isEmpty:
                "write `replace with \(value) -> \(name.text)`"
            case let value: "write `map { \(value) } -> \(name.text)`"
            }
        return error("`\(name.text)` is a field, which nothing calls; \(way)", at: sink.range)
    }

    /// `call` sends into `name`, an output or a state, by a method of the relay or subject that may hold it; nil where it calls
    /// something else.
    static func sending(_ call: Fragment, head name: Fragment, draft: SpecDraft, names: Namespace) -> Finding? {
        let isState: Bool
        switch names[name.text] {
        case .output(let index) where draft.outputs.ports[index].kind != nil:
            isState = draft.outputs.ports[index].isStateful
        case .state: isState = true
        default: return nil
        }
        guard let brackets = SwiftText.lastBrackets(of: call),
            let method = call.before(brackets).text.split(separator: ".").last.map(String.init),
            ["accept", "next", "onNext", "send"].contains(method),
            call.before(brackets).text == "\(name.text).\(method)"
        else { return nil }
        let value = brackets.inner.text
        let isPlain = value.isEmpty || value == "$0"
        let change = isState && !isPlain ? "set \(name.text) = \(value)" : nil
        let step = SwiftText.closureArguments(in: brackets.inner).isEmpty ? "replace with \(value)" : "map { \(value) }"
        let way = change ?? (isPlain ? "-> \(name.text)" : "\(step) -> \(name.text)")
        return error("a flow ends in `\(name.text)` itself, which sends what arrives; write `\(way)`", at: call.range)
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
