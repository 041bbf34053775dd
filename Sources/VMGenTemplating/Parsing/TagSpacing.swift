import VMGenDiagnostics

/// The rules of spacing that keep a tag meaning the same in Stencil, which splits it at its spaces.
enum TagSpacing {
    /// - Throws: `TemplateError` at the first token that breaks a rule.
    static func check(_ tokens: [TagToken], in source: SourceText) throws(TemplateError) {
        for index in tokens.indices {
            let message = brokenRule(at: index, in: tokens)
            if let message { throw TemplateError(message, at: tokens[index].range, in: source) }
        }
        if let token = tokenOfMixedQuotes(tokens) {
            let message =
                "Stencil loses count of quotes where one tag has a ' within \"…\" and a \" within '…'; split the tag"
            throw TemplateError(message, at: token.range, in: source)
        }
    }

    private static func brokenRule(at index: Int, in tokens: [TagToken]) -> String? {
        let token = tokens[index]
        let spaceAfter = index + 1 == tokens.count || tokens[index + 1].spaceBefore
        let previous = index > 0 ? tokens[index - 1] : nil
        switch token.kind {
        case .comparison(let comparison):
            return token.spaceBefore && spaceAfter ? nil : "`\(comparison.rawValue)` needs a space before and after it"
        case .sign("("):
            let follows = token.spaceBefore || previous?.isSign("(") == true
            return follows ? nil : "`(` needs a space before it"
        case .sign(")"):
            let ends = spaceAfter || tokens[index + 1].isSign(")")
            if !ends { return "`)` needs a space after it" }
            return !token.spaceBefore && isJoined(tokens[...index]) ? "`)` needs a space before it here" : nil
        case .sign(let sign):
            return token.spaceBefore && !spaceAfter
                ? "`\(sign)` has a space before it but none after it; take it away" : nil
        case .name, .path, .string, .integer:
            return !token.spaceBefore && previous?.isValue == true ? "two values need a space between them" : nil
        }
    }

    /// Whether Stencil joins the word that the last token belongs to with the word before it, as it does around `|`,
    /// `:` and `,`; a parenthesis at its end would be lost in it.
    private static func isJoined(_ tokens: ArraySlice<TagToken>) -> Bool {
        guard let start = tokens.lastIndex(where: { $0.spaceBefore }), start > tokens.startIndex else { return false }
        return isJoiner(tokens[start - 1])
    }

    private static func isJoiner(_ token: TagToken) -> Bool {
        token.isSign("|") || token.isSign(":") || token.isSign(",")
    }

    private static func tokenOfMixedQuotes(_ tokens: [TagToken]) -> TagToken? {
        let withSingle = tokens.first { holds("'", $0) }
        let withDouble = tokens.first { holds("\"", $0) }
        guard let withSingle, let withDouble else { return nil }
        return withSingle.range.lower > withDouble.range.lower ? withSingle : withDouble
    }

    private static func holds(_ quote: Character, _ token: TagToken) -> Bool {
        if case .string(let text) = token.kind { return text.utf8.contains(quote.asciiValue ?? 0) }
        return false
    }
}
