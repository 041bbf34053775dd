extension Fragment {
    /// Whether the body of a closure takes a value apart: `$0 + $1`, `id, rooms in …`.
    package var speaksOfParts: Bool {
        let parameters = SwiftText.closureParameters(ofBody: self)?.count ?? 0
        return parameters > 1 || SwiftText.closureArguments(in: self).contains { $0.index > 0 }
    }

    /// Whether the body of a closure starts with its parameters: `id, rooms in …`.
    package var namesItsParameters: Bool {
        guard let head = SwiftText.cut(self, at: " in ")?.0.text else { return false }
        return head.allSatisfy { $0.isLetter || $0.isNumber || "_, ():<>[]?.".contains($0) }
    }

    /// Whether the body of a closure can stand in a closure alone, as it begins with a word that begins no operand, or is more
    /// than one expression: `if case .idle = $0 { true } else { false }`, `let id = $0.id; return id`.
    package var isStatement: Bool {
        guard let word = SwiftText.words(of: self).first, word.range.lower == range.lower else { return false }
        return Fragment.statements.contains(word.text) || SwiftText.cut(self, at: ";") != nil
    }

    private static let statements: Set<String> = [
        "defer", "do", "for", "guard", "if", "let", "repeat", "return", "switch", "throw", "var", "while",
    ]

    /// What the body of a closure makes of `values`: in place of `$0`, `$1`, … or of the parameters that it names.
    ///
    ///     old, _ in old.id    ["a", "b"]:    a.id
    package func applied(to values: [String]) -> String {
        guard namesItsParameters, let (head, body) = SwiftText.cut(self, at: " in ") else {
            return SwiftText.replacingClosureArguments(in: text, with: values)
        }
        let names = head.text.split(separator: ",").map { String($0.filter { $0 != " " }) }
        let isPlain = names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
        guard isPlain, names.count <= values.count, !body.text.contains(where: \.isNewline) else {
            return "({ \(text) })(\(values.joined(separator: ", ")))"
        }
        let made = Dictionary(zip(names, values)) { first, _ in first }
        return SwiftText.rewritingFreeNames(in: body.text) { made[$0] }
    }
}
