import VMGenDiagnostics

/// Looks into Swift text without parsing it: brackets, strings, separators, names.
///
/// A fragment's text is a slice of its file, so a byte offset in the text plus `range.lower` is the place in the file.
/// Strings are `"…"` and `#"…"#` with their interpolations; `(`, `[` and `{` are brackets everywhere, `<` and `>` only
/// where `typeBrackets` says that the text is a type, or where they stand behind the name of a type that is made or asked
/// for something: `Result<Int, Error>.success(1)`. A bracket or quote without partner is plain text for all but
/// `imbalance`, so that one mistake does not hide what follows.
package enum SwiftText {
    /// The parts of `fragment` between occurrences of `separator` outside brackets and strings, trimmed.
    ///
    /// A separator is a word (`as`), operator characters (`->`) or a punctuation mark (`,`), and matches a whole word or
    /// operator. With spaces around an operator (` = `) the text must have them too. `as?` and `as!` are casts, no
    /// separators. Always gives at least one part; empty ones are kept.
    package static func split(_ fragment: Fragment, on separator: String, typeBrackets: Bool = false) -> [Fragment] {
        let text = Text(fragment, options: typeBrackets ? .typeBrackets : [])
        let separator = Separator(separator)
        var parts: [Fragment] = []
        var lower = 0
        for index in text.tokens.indices where separator.matches(text, at: index) {
            parts.append(text.fragment(lower, text.tokens[index].lower))
            lower = text.tokens[index].upper
        }
        parts.append(text.fragment(lower, text.bytes.count))
        return parts
    }

    /// The text before and after the first `separator` outside brackets and strings, trimmed; nil where there is none.
    /// What a separator is, `split` says.
    package static func cut(_ fragment: Fragment, at separator: String, typeBrackets: Bool = false) -> (
        Fragment, Fragment
    )? {
        let text = Text(fragment, options: typeBrackets ? .typeBrackets : [])
        let separator = Separator(separator)
        guard let index = text.tokens.indices.first(where: { separator.matches(text, at: $0) }) else { return nil }
        let token = text.tokens[index]
        return (text.fragment(0, token.lower), text.fragment(token.upper, text.bytes.count))
    }

    /// The names and keywords of `fragment` outside of brackets and strings, in order.
    package static func words(of fragment: Fragment) -> [Fragment] {
        let text = Text(fragment)
        return text.tokens.filter { $0.kind == .name && $0.depth == 0 }.map { text.fragment($0.lower, $0.upper) }
    }

    /// Fragment text as tokens.
    package struct Text {
        /// The bytes of the text.
        package let bytes: [UInt8]
        /// Its tokens; offsets count from the start of the text.
        package let tokens: [SwiftToken]
        /// The quotes that open a string without end.
        package let unclosedStrings: [Range<Int>]
        /// The place of the text in its file.
        package let base: Int

        /// Cuts `fragment` into tokens.
        package init(_ fragment: Fragment, options: SwiftLexer.Options = []) {
            bytes = Array(fragment.text.utf8)
            base = fragment.range.lower
            let result = SwiftLexer.lex(bytes, in: 0..<bytes.count, options: options)
            tokens = result.tokens
            unclosedStrings = result.unclosedStrings
        }

        /// The place in the file of a range of the text.
        package func range(_ lower: Int, _ upper: Int) -> SourceRange { SourceRange(base + lower, base + upper) }

        /// A range of the text without the blanks around it.
        package func fragment(_ lower: Int, _ upper: Int) -> Fragment { Fragment(bytes, lower, upper, base: base) }

        /// The text of a token.
        package func string(_ token: SwiftToken) -> String {
            String(decoding: bytes[token.lower..<token.upper], as: UTF8.self)
        }

        /// Whether a token's text is `word`.
        package func matches(_ token: SwiftToken, _ word: StaticString) -> Bool {
            guard token.upper - token.lower == word.utf8CodeUnitCount else { return false }
            return word.withUTF8Buffer { buffer in
                for offset in 0..<buffer.count where bytes[token.lower + offset] != buffer[offset] { return false }
                return true
            }
        }

        /// The first byte of a token.
        package func byte(_ token: SwiftToken) -> UInt8 { bytes[token.lower] }
    }

    /// What `split` and `cut` look for.
    private struct Separator {
        let bytes: [UInt8]
        let wantsSpaces: Bool

        init(_ separator: String) {
            let all = Array(separator.utf8)
            bytes = all.filter { !$0.isBlank }
            wantsSpaces = all.first?.isBlank == true && all.last?.isBlank == true
        }

        func matches(_ text: Text, at index: Int) -> Bool {
            let token = text.tokens[index]
            guard token.depth == 0, token.upper - token.lower == bytes.count,
                text.bytes[token.lower..<token.upper].elementsEqual(bytes)
            else { return false }
            switch token.kind {
            case .name:
                let isMember = index > 0 && text.tokens[index - 1].kind == .dot
                let next = token.upper < text.bytes.count ? text.bytes[token.upper] : 0
                return !isMember && next != UInt8(ascii: "?") && next != UInt8(ascii: "!")
            case .symbol where wantsSpaces:
                let hasSpaceBefore = token.lower == 0 || text.bytes[token.lower - 1].isBlank
                return hasSpaceBefore && (token.upper == text.bytes.count || text.bytes[token.upper].isBlank)
            case .open, .close, .stringStart, .stringEnd: return false
            default: return true
            }
        }
    }
}
