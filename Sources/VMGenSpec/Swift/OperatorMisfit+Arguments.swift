extension OperatorMisfit {
    /// What is missing between two arguments, or two elements of a list.
    package enum Gap {
        /// The comma before this.
        case comma(Fragment)
        /// The colon behind this label.
        case colon(Fragment)
    }

    /// What is missing in the brackets of `text`, outside of strings and braces; nil where nothing is.
    ///
    ///     Item(id: 2 title: "a")    a comma before `title`
    ///     Item(id: 2, title "a")    a colon behind `title`
    package static func gap(in text: Fragment) -> Gap? {
        let parts = SwiftText.Text(text)
        var open: [SwiftToken] = []
        for index in parts.tokens.indices {
            let token = parts.tokens[index]
            if let bracket = open.last, bracket.upper != token.lower, let gap = gap(before: index, of: parts, in: open)
            {
                return gap
            }
            if token.kind == .open { open.append(token) }
            if token.kind == .close, !open.isEmpty { open.removeLast() }
        }
        return nil
    }

    /// What is missing before the token at `index` of `parts`, which stands in the brackets that `open` opens.
    private static func gap(before index: Int, of parts: SwiftText.Text, in open: [SwiftToken]) -> Gap? {
        let (before, token) = (parts.tokens[index - 1], parts.tokens[index])
        let isApart = before.upper < token.lower && before.depth == token.depth
        guard isApart, parts.endsOperand(index - 1), !isWord(before, in: parts), !isWord(token, in: parts),
            open.allSatisfy({ !parts.matches($0, "{") && !parts.matches($0, "<") })
        else { return nil }
        let isAttribute = index > 1 && parts.tokens[index - 2].kind == .at
        let isLabel = token.kind == .name && index + 1 < parts.tokens.count && parts.tokens[index + 1].kind == .colon
        if isLabel, !parts.matches(before, "}"), !isChosen(index - 1, in: parts) {
            return .comma(parts.fragment(token.lower, token.upper))
        }
        guard parts.startsOperand(index), !isAttribute else { return nil }
        let isFirst = index > 1 && [.open, .comma].contains(parts.tokens[index - 2].kind)
        return before.kind == .name && isFirst
            ? .colon(parts.fragment(before.lower, before.upper)) : .comma(parts.fragment(token.lower, token.upper))
    }

    /// Whether a `?` stands somewhere before the token at `index` in its brackets: what a colon follows may be chosen.
    private static func isChosen(_ index: Int, in parts: SwiftText.Text) -> Bool {
        let depth = parts.tokens[index].depth
        return parts.tokens[...index].reversed().prefix { $0.depth >= depth }
            .contains { $0.depth == depth && parts.matches($0, "?") }
    }

    /// Whether `token` is a word of Swift beside which an operand may stand, or an operator that is read as a name.
    private static func isWord(_ token: SwiftToken, in parts: SwiftText.Text) -> Bool {
        guard token.kind == .name else { return false }
        let word = parts.string(token)
        return words.contains(word) || word.unicodeScalars.contains { $0.value > 0x7F && !$0.properties.isAlphabetic }
    }

    private static let words = SwiftKeywords.reserved.subtracting(["nil", "true", "false", "self"])
        .union(SwiftKeywords.contextual)
}
