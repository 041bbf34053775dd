extension Fragment {
    /// Whether the body of a closure takes a value apart: `$0 + $1`, `id, rooms in …`.
    package var speaksOfParts: Bool {
        let parameters = SwiftText.closureParameters(ofBody: self)?.count ?? 0
        return parameters > 1 || SwiftText.closureArguments(in: self).contains { $0.index > 0 }
    }

    /// What stands before and behind the `in` of the body of a closure; nil where it has no signature.
    ///
    ///     [base] page, _ in page + base    [base] page, _    page + base
    package var closureSignature: (head: Fragment, rest: Fragment)? {
        guard text.holds("in") else { return nil }
        let swift = SwiftText.Text(inBraces)
        guard let signature = NameResolver(swift).closureSignature(at: 0) else { return nil }
        // The text has a brace before it.
        let (lower, upper) = (swift.tokens[signature.end].lower - 1, swift.tokens[signature.end].upper - 1)
        let bytes = Array(text.utf8)
        return (
            Fragment(bytes, 0, lower, base: range.lower), Fragment(bytes, upper, bytes.count, base: range.lower)
        )
    }

    /// Whether the body of a closure starts with its parameters: `id, rooms in …`, `[limit] (id: Int) -> Bool in …`.
    package var namesItsParameters: Bool { closureSignature != nil }

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
        guard let (head, body) = closureSignature else {
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
