import VMGenDiagnostics

/// The text of one entry line, cut at its dash, comment, colon and trailing `|`. Offsets are bytes from the start of the
/// file.
package struct LineContent {
    /// How a line's key ends.
    package enum KeyRule {
        /// At the first colon outside brackets and strings that a blank or the line's end follows.
        case firstColon
        /// As `firstColon`, where the line starts with `identifier:`.
        case identifierColon
        /// There is none.
        case none
    }

    /// The text without dash and comment, before a `|` that opens a verbatim block.
    package private(set) var text: Range<Int>
    /// What stands before the colon.
    package private(set) var key: Range<Int>?
    /// What stands behind the colon.
    package private(set) var value: Range<Int>?
    /// The `|` at the end.
    package private(set) var opener: Range<Int>?
    /// The comma or semicolon at the end, which is no part of the text: each thing has a line of its own.
    private var separator: Range<Int>?
    private var isSemicolon = false
    /// The comment at the end, from its `#`.
    package private(set) var comment: Range<Int>?
    /// The comment at the end with the sign that Swift has for it, from its `//`.
    private var foreignComment: Range<Int>?

    /// What of other languages stands at the end of the text: the rule that it breaks, what to do, and where it stands.
    var marks: [(rule: LineRule, message: String, range: SourceRange)] {
        var marks: [(rule: LineRule, message: String, range: SourceRange)] = []
        if let foreignComment {
            let place = SourceRange(foreignComment.lowerBound, foreignComment.lowerBound + 2)
            marks.append((.foreignComment, "a comment starts with `#`, not `//`", place))
        }
        if let separator {
            let place = SourceRange(separator.lowerBound, separator.upperBound)
            let sign = isSemicolon ? ";" : ","
            marks.append((.strayMarker, "no `\(sign)` stands at the end of a line; remove it", place))
        }
        return marks
    }

    /// Cuts `bytes[range]`, the text of a line behind its indentation and dash.
    package init(_ bytes: [UInt8], _ range: Range<Int>, keyRule: KeyRule) {
        var tokens = SwiftLexer.lex(bytes, in: range).tokens
        var end = range.upperBound
        let isComment: (SwiftToken) -> Bool = { token in
            token.kind == .hash && token.depth == 0
                && SpecLine.startsComment(bytes, at: token.lower, lineStart: range.lowerBound, end: range.upperBound)
        }
        if let index = tokens.firstIndex(where: isComment) {
            comment = tokens[index].lower..<end
            end = tokens[index].lower
            tokens.removeSubrange(index...)
        }
        let isForeign: (SwiftToken) -> Bool = { token in
            token.kind == .symbol && token.depth == 0 && bytes[token.lower..<token.upper].starts(with: "//".utf8)
                && token.lower > range.lowerBound && bytes[token.lower - 1].isBlank
        }
        if let index = tokens.firstIndex(where: isForeign) {
            foreignComment = tokens[index].lower..<end
            end = tokens[index].lower
            tokens.removeSubrange(index...)
        }
        end = Self.trimmed(bytes, range.lowerBound..<end).upperBound
        if let last = tokens.last, last.upper == end, last.depth == 0, last.kind == .comma || last.kind == .semicolon,
            !tokens.contains(where: { $0.kind == .open && $0.partner == nil })
        {
            separator = last.lower..<last.upper
            isSemicolon = last.kind == .semicolon
            end = Self.trimmed(bytes, range.lowerBound..<last.lower).upperBound
            tokens.removeLast()
        }
        if let last = tokens.last, last.upper == end, last.depth == 0, last.kind == .symbol,
            last.upper - last.lower == 1, bytes[last.lower] == UInt8(ascii: "|"),
            last.lower == range.lowerBound || bytes[last.lower - 1].isBlank
        {
            opener = last.lower..<last.upper
            end = Self.trimmed(bytes, range.lowerBound..<last.lower).upperBound
            tokens.removeLast()
        }
        text = range.lowerBound..<end
        guard let colon = Self.colon(tokens, bytes, end: end, rule: keyRule) else { return }
        key = Self.trimmed(bytes, range.lowerBound..<colon.lower)
        let rest = Self.trimmed(bytes, colon.upper..<end)
        value = rest.isEmpty ? nil : rest
    }

    private static func colon(_ tokens: [SwiftToken], _ bytes: [UInt8], end: Int, rule: KeyRule) -> SwiftToken? {
        let isSeparator: (SwiftToken) -> Bool = { token in
            token.kind == .colon && token.depth == 0 && (token.upper >= end || bytes[token.upper].isBlank)
        }
        switch rule {
        case .none: return nil
        case .firstColon: return tokens.first(where: isSeparator)
        case .identifierColon:
            guard tokens.count > 1, tokens[0].kind == .name, tokens[1].lower == tokens[0].upper, isSeparator(tokens[1])
            else { return nil }
            return tokens[1]
        }
    }

    private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, bytes[lower].isBlank { lower += 1 }
        while upper > lower, bytes[upper - 1].isBlank { upper -= 1 }
        return lower..<upper
    }
}
