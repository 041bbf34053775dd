import VMGenDiagnostics

extension Rehearsal {
    /// The value of `swift`, which may name members and `$0…`, of `type` where that is known; nil where a test cannot
    /// repeat it.
    func value(of swift: Fragment, with values: [KnownValue], type: String?) -> KnownValue? {
        guard !swift.text.contains("\n"), !Self.changes(swift.text) else { return nil }
        let names = bench.facts.names
        var isKnown = true
        var isLiteral = true
        var isNew = isNew(swift.text)
        var types: [String?] = []
        let reached = SwiftText.rewritingFreeNames(in: swift.text) { name in
            guard names.contains(name) else { return nil }
            isLiteral = false
            guard let value = member(name) else {
                isKnown = false
                return nil
            }
            if value.isNew { isNew = true }
            types.append(value.type)
            return value.operand
        }
        let arguments = SwiftText.closureArguments(in: swift)
        guard isKnown, arguments.allSatisfy({ values.indices.contains($0.index) }) else { return nil }
        if arguments.contains(where: { values[$0.index].isNew }) { isNew = true }
        if swift.text == "$0", values.count == 1 { return values[0].retyped(type) }
        if names.contains(swift.text), let value = member(swift.text) { return value.retyped(type) }
        if !arguments.isEmpty, let verdict = Verdict.of(swift, with: values) {
            return KnownValue(swift: verdict ? "true" : "false", type: "Bool")
        }
        let text = SwiftText.replacingClosureArguments(in: reached, with: values.map(\.operand))
        types += arguments.map { values[$0.index].type }
        if let result = Arithmetic.result(of: text, types: types) ?? Self.negation(text) {
            return KnownValue(swift: result, type: type)
        }
        guard Self.operators(in: text) <= Self.operators(in: swift.text) + 2 else { return nil }
        return KnownValue(
            swift: bench.facts.types.qualified(text),
            type: type,
            isLiteral: isLiteral && arguments.isEmpty,
            isNew: isNew
        )
    }

    /// What the closure `body` makes of `values`; nil where a test cannot repeat it.
    func result(of body: Fragment, with values: [KnownValue]) -> KnownValue? {
        let parameters = SwiftText.closureParameters(ofBody: body)
        if let parameters, parameters.count > 0 {
            guard parameters.count == values.count, !body.text.contains("\n"), !Self.changes(body.text),
                SwiftText.freeNames(inClosure: body).allSatisfy({ !bench.facts.names.contains($0.text) })
            else { return nil }
            let text = "{ \(bench.facts.types.qualified(body.text)) }(\(values.map(\.operand).joined(separator: ", ")))"
            let isNew = isNew(body.text) || values.contains(where: \.isNew)
            return KnownValue(swift: text, type: nil, isLiteral: false, isNew: isNew)
        }
        return value(of: body, with: values, type: nil)
    }

    /// Whether `swift` may give a value that another one of the same spelling does not equal.
    private func isNew(_ swift: String) -> Bool {
        KnownValue.isNew(swift, others: Set([spec.errors?.typeName.text].compactMap { $0 }))
    }

    /// The values of the arguments of a call: those that it spells, or what arrives.
    func arguments(_ invocation: Invocation, with values: [KnownValue], types: [String]) -> [KnownValue]? {
        guard let spelt = invocation.arguments else {
            if types.isEmpty { return [] }
            return values.count == types.count ? values : nil
        }
        if spelt.text.isEmpty { return [] }
        let parts = SwiftText.split(spelt, on: ",")
        guard parts.count == types.count else { return nil }
        var result: [KnownValue] = []
        for (part, type) in zip(parts, types) {
            var cursor = TextCursor(part)
            var text = part
            if cursor.identifier() != nil, cursor.take(":") { text = cursor.rest }
            let qualified = bench.facts.types.qualified(type)
            guard let value = value(of: text, with: values, type: qualified) else { return nil }
            result.append(value)
        }
        return result
    }

    /// What the member called `name` is at the moment; nil where nobody knows.
    func member(_ name: String) -> KnownValue? {
        if let place = ports.first(where: { $0.port.name.text == name })?.place { return held[place] }
        return members[name]
    }

    /// The result of `!true`, `!(false)`; nil for anything else.
    private static func negation(_ swift: String) -> String? {
        switch swift {
        case "!true", "!(true)": "false"
        case "!false", "!(false)": "true"
        default: nil
        }
    }

    /// How many signs of sums and products stand in `swift`. An expression that grows by them from test value to test value
    /// is soon beyond what the compiler takes, and what anybody reads.
    private static func operators(in swift: String) -> Int {
        swift.split(separator: " ").count { ["+", "-", "*", "/", "%"].contains($0) }
    }

    /// Whether `swift` may give something else each time.
    private static func changes(_ swift: String) -> Bool {
        ["Date()", "UUID()", "random", ".now", "shuffled"].contains(where: swift.holds)
    }
}
