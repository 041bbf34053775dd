/// What keeps an expression from being one, as far as its operators tell.
package enum OperatorMisfit {
    /// An operand stands behind another one with nothing but blanks between them.
    case operand(Fragment)
    /// An operator has a blank on one side alone, `count -1`.
    case blank(Fragment)
    /// A blank stands between a sign and what it stands before, `- count`.
    case sign(Fragment)
    /// Nothing stands behind the last operator.
    case end(Fragment)
    /// Letters stand behind a number, `3x`.
    case number(Fragment)
    /// A `?` has no `:`.
    case condition(Fragment)

    /// What keeps `fragment` from being an expression, outside brackets and strings; nil where it may be one.
    package init?(in fragment: Fragment) {
        let text = SwiftText.Text(fragment)
        let tokens = text.tokens.indices.filter { text.tokens[$0].depth == 0 }
        // An operator of other letters, `≥`, is read as a name.
        if tokens.contains(where: { text.tokens[$0].kind == .name && text.string(text.tokens[$0]).isPartlyOperator }) {
            return nil
        }
        func part(_ index: Int) -> Fragment { text.fragment(text.tokens[index].lower, text.tokens[index].upper) }
        func isApart(_ place: Int) -> Bool {
            text.tokens[tokens[place - 1]].upper < text.tokens[tokens[place]].lower
        }
        if let stray = text.tokens.first(where: { $0.kind == .number && !text.isNumber($0) }) {
            self = .number(text.fragment(stray.lower, stray.upper))
            return
        }
        if tokens.count > 1, text.matches(text.tokens[tokens[0]], "-") || text.matches(text.tokens[tokens[0]], "!"),
            text.startsOperand(tokens[1]), isApart(1)
        {
            self = .sign(part(tokens[0]))
            return
        }
        var question: Int?
        for place in tokens.indices.dropFirst() {
            let (before, index) = (tokens[place - 1], tokens[place])
            if text.tokens[index].kind == .colon { question = nil }
            guard text.endsOperand(before) else { continue }
            if text.startsOperand(index) {
                guard !isApart(place) else {
                    self = .operand(part(index))
                    return
                }
                continue
            }
            guard text.tokens[index].kind == .symbol else { continue }
            guard place + 1 < tokens.count else {
                guard isApart(place) else { continue }
                self = .end(part(index))
                return
            }
            if text.startsOperand(tokens[place + 1]), isApart(place) != isApart(place + 1) {
                self = .blank(part(index))
                return
            }
            if text.matches(text.tokens[index], "?"), isApart(place), isApart(place + 1) { question = index }
        }
        guard let question else { return nil }
        self = .condition(part(question))
    }

    /// Whether `body`, a closure's, is more than one expression, or has a head: a list of parameters, or of what it captures.
    package static func isStatements(_ body: Fragment) -> Bool {
        let text = SwiftText.Text(body)
        guard let first = text.tokens.first else { return false }
        if first.kind == .at || first.kind == .hash || statementWords.contains(text.string(first)) { return true }
        return text.tokens.contains { token in
            token.depth == 0 && (token.kind == .semicolon || token.kind == .newline || text.matches(token, "in"))
        }
    }

    /// The words that statements begin with.
    private static let statementWords: Set<String> = [
        "let", "var", "if", "guard", "switch", "for", "while", "repeat", "do", "return", "throw", "defer", "func",
    ]
}

extension String {
    /// Whether it has a character that is neither of ASCII nor a letter, such as an operator.
    fileprivate var isPartlyOperator: Bool {
        unicodeScalars.contains { $0.value > 0x7F && !$0.properties.isAlphabetic }
    }
}

extension SwiftText.Text {
    /// Whether `token`, which begins with a digit, is a number of Swift: `1_000`, `0xFF`, `1.5e-3`.
    fileprivate func isNumber(_ token: SwiftToken) -> Bool {
        let digits = bytes[token.lower..<token.upper]
        let letters = digits.filter { !$0.isDigit && !"_.+-".utf8.contains($0) }
        guard let first = letters.first else { return true }
        if digits.first == UInt8(ascii: "0"), "xbo".utf8.contains(first) { return true }
        return letters.count == 1 && "eE".utf8.contains(first)
    }
}
