extension SwiftText {
    /// The first operand of `fragment`, outside brackets and strings, that follows another one with nothing but blanks
    /// between them, up to the end of its word: something is missing before it. Nil where there is none.
    ///
    ///     load items    items
    ///     try await load() as? Room    nil
    package static func strayOperand(in fragment: Fragment) -> Fragment? {
        let text = Text(fragment)
        let tokens = text.tokens.indices.filter { text.tokens[$0].depth == 0 }
        for (before, index) in zip(tokens, tokens.dropFirst()) {
            guard text.endsOperand(before), text.startsOperand(index) else { continue }
            return text.fragment(text.tokens[index].lower, text.tokens[index].upper)
        }
        return nil
    }

    /// What keeps `type` from being a type, as far as that can be seen: a string, a number, or the second of two names side
    /// by side. Nil where it may be one.
    ///
    ///     Int Bool    Bool
    ///     Set<Int>(values)    (values)
    ///     @MainActor (any Room) async throws -> Void    nil
    package static func strayInType(_ type: Fragment) -> Fragment? {
        let text = Text(type, options: .typeBrackets)
        for (index, token) in text.tokens.enumerated() where token.depth == 0 {
            switch token.kind {
            case .stringStart, .number: return text.fragment(token.lower, text.tokens[token.partner ?? index].upper)
            case .name where index > 0:
                let before = text.tokens[index - 1]
                let isSpecifier = before.kind == .name && typeWords.contains(text.string(before))
                let isAttribute = index > 1 && text.tokens[index - 2].kind == .at
                guard before.kind == .name, !isSpecifier, !isAttribute, !typeWords.contains(text.string(token)) else {
                    continue
                }
                return text.fragment(token.lower, token.upper)
            case .open where text.isCall(index): return text.fragment(token.lower, text.bytes.count)
            default: continue
            }
        }
        return nil
    }

    /// The keywords that stand among the names of a type.
    fileprivate static let typeWords: Set<String> = [
        "any", "some", "async", "throws", "rethrows", "inout", "sending", "each", "repeat", "borrowing", "consuming",
        "isolated", "where", "nonisolated",
    ]

    /// The first operator of `fragment` between two operands, outside brackets and strings; nil where there is none.
    package static func infixOperator(in fragment: Fragment) -> Fragment? {
        let text = Text(fragment, options: .typeBrackets)
        let operators = text.tokens.indices.filter { text.tokens[$0].depth == 0 && text.tokens[$0].partner == nil }
        for index in operators where [.symbol, .open, .close].contains(text.tokens[index].kind) {
            let token = text.tokens[index]
            let isPostfix = text.string(token) == "?" || text.string(token) == "!"
            if !isPostfix, index > 0, index + 1 < text.tokens.count { return text.fragment(token.lower, token.upper) }
        }
        return nil
    }

    /// Keywords behind or before which an operand may stand.
    fileprivate static let joining: Set<String> = ["as", "is", "in", "try", "await", "any", "some", "where", "consume"]
}

extension SwiftText.Text {
    /// Whether the bracket at `index` stands directly behind a type, and is no attribute's: `Int(3)`, not `@convention(c)`.
    fileprivate func isCall(_ index: Int) -> Bool {
        guard index > 0, byte(tokens[index]) == UInt8(ascii: "(") else { return false }
        let before = tokens[index - 1]
        guard before.upper == tokens[index].lower else { return false }
        if before.kind == .close { return before.partner != nil }
        var first = index - 1
        while first > 1, tokens[first - 1].kind == .dot { first -= 2 }
        let isAttribute = first > 0 && tokens[first - 1].kind == .at
        return before.kind == .name && !isAttribute && !SwiftText.typeWords.contains(string(before))
    }

    /// Whether an operand may end with the token at `index`.
    func endsOperand(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .name: !SwiftText.joining.contains(string(tokens[index]))
        case .number, .dollarName, .stringEnd: true
        case .close: tokens[index].partner != nil
        default: false
        }
    }

    /// Whether an operand may begin with the token at `index`.
    func startsOperand(_ index: Int) -> Bool {
        switch tokens[index].kind {
        case .name:
            // A further trailing closure has a label.
            !SwiftText.joining.contains(string(tokens[index]))
                && !(index + 1 < tokens.count && tokens[index + 1].kind == .colon)
        case .number, .dollarName, .stringStart: true
        default: false
        }
    }
}
