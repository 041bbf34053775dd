import VMGenModel
import VMGenSpec

extension BadSink {
    /// The calls in flows of `spec` that would change an output, a state, or what is a `let`, of a type of Swift's own: what is held
    /// is set, and not changed where it is.
    static func checkChanges(_ spec: ViewModelSpec) -> [Finding] {
        let held = (spec.outputs + spec.states).filter { $0.isStateful }.map { ($0.name.text, $0.element.text) }
        let constants =
            spec.parameters.filter { !$0.isVariable }.map { ($0.name.text, $0.type.text) }
            + spec.variables.filter { !$0.isVariable }.map { ($0.name.text, $0.type?.text ?? "") }
        let types = Dictionary(held + constants) { first, _ in first }
        return spec.flows.flatMap(\.invocations).compactMap { invocation in
            guard let brackets = SwiftText.lastBrackets(of: invocation.text) else { return nil }
            let path = invocation.text.before(brackets).text.split(separator: ".").map(String.init)
            guard path.count == 2, let type = types[path[0]], changing.contains(path[1]), isOfSwift(type) else {
                return nil
            }
            let isHeld = held.contains { $0.0 == path[0] }
            let form = changed(by: invocation.text).map { "`set \($0)`" } ?? "`set \(path[0]) = …`"
            return error(
                isHeld
                    ? "`call` changes no value that is held; write \(form)"
                    : "`\(path[0])` is a `let`, which nothing changes; declare it `var`, and write \(form)",
                at: invocation.text.range
            )
        }
    }

    /// What is wrong with `part`, where it reckons with one of `fields` at the end of a flow: `count + 1`. Nil for all else.
    static func checkReckoning(_ part: Fragment, fields: Set<String>) -> Finding? {
        var cursor = TextCursor(part)
        guard let name = cursor.identifier(), fields.contains(name.text), let sign = SwiftText.infixOperator(in: part),
            ["+", "-", "*", "/", "%"].contains(sign.text), OperatorMisfit(in: part) == nil
        else { return nil }
        return error("write `set \(name.text) = \(part.text)` to set a value at the end of a flow", at: part.range)
    }

    /// What is wrong with a call of `method` where a value is wanted, and it would change `name`, a value that is held; nil for others.
    static func checkChange(of name: Fragment, by method: Fragment) -> Finding? {
        guard changing.contains(method.text) else { return nil }
        let instead = method.text == "append" ? ": `\(name.text) + …`" : ""
        return error(
            "`\(method.text)` would change `\(name.text)`, which is a value here; write what the new value is\(instead)",
            at: method.range
        )
    }

    /// Whether `type` is a value of Swift's own.
    private static func isOfSwift(_ type: String) -> Bool {
        let text = TypeText(type)
        return text.isKnown || text.arrayOf != nil || text.dictionaryOf != nil || type.hasPrefix("Set<")
    }

    /// The methods of Swift's values that change them.
    private static let changing: Set<String> = [
        "append", "formUnion", "formIntersection", "insert", "merge", "negate", "popFirst", "popLast", "remove",
        "removeAll",
        "removeFirst", "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort",
        "subtract",
        "swapAt", "toggle", "updateValue",
    ]
}
