import VMGenDiagnostics

/// Whether a value passes the condition of a `filter`, where that can be told without running it.
enum Verdict {
    /// Whether `values` pass the closure `body`; nil where nobody can tell.
    static func of(_ body: Fragment, with values: [KnownValue]) -> Bool? {
        guard SwiftText.closureParameters(ofBody: body).map({ $0.count == 0 }) ?? true else { return nil }
        let operands = SwiftText.cut(body, at: "||") == nil ? SwiftText.split(body, on: "&&") : []
        guard !operands.isEmpty else { return nil }
        var result = true
        for operand in operands {
            guard let holds = holds(operand.text, values) else { return nil }
            result = result && holds
        }
        return result
    }

    /// Whether one condition holds: `$0`, `!$0`, `$0.isEmpty`, `!$0.isEmpty`, `$0 > 0`.
    private static func holds(_ text: String, _ values: [KnownValue]) -> Bool? {
        var text = Substring(text)
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        if text.first == "!" {
            return holds(String(text.dropFirst()), values).map { !$0 }
        }
        guard text.first == "$" else { return nil }
        let digits = text.dropFirst().prefix(while: \.isNumber)
        guard let index = Int(digits), values.indices.contains(index), values[index].isLiteral else { return nil }
        let value = values[index].swift
        let rest = text.dropFirst(1 + digits.count)
        switch rest {
        case "": return value == "true" ? true : value == "false" ? false : nil
        case ".isEmpty":
            if value == "\"\"" || value == "[]" || value == "[:]" { return true }
            let isSpelt = value.hasPrefix("\"") && !value.contains("\\") || value.hasPrefix("[")
            return isSpelt ? false : nil
        case " != nil": return value != "nil"
        case " == nil": return value == "nil"
        default: return compared(value, rest)
        }
    }

    /// Whether a number compares as ` > 0` says.
    private static func compared(_ value: String, _ rest: Substring) -> Bool? {
        let words = rest.split(separator: " ")
        guard words.count == 2, let left = Double(value), let right = Double(words[1]) else { return nil }
        switch words[0] {
        case ">": return left > right
        case "<": return left < right
        case ">=": return left >= right
        case "<=": return left <= right
        case "==": return left == right
        case "!=": return left != right
        default: return nil
        }
    }
}
