import VMGenDiagnostics

/// Cuts the inside of a `{{ }}` or `{% %}` into tokens.
///
/// Stencil splits a tag at its spaces, and what it does not understand it takes for a name nobody gave. Here all that
/// would be read differently there is an error; see also `TagSpacing`.
struct TagLexer {
    private let source: SourceText
    private let end: Int
    private var position: Int
    private var tokens: [TagToken] = []

    /// The most bytes that a tag may have.
    private static let longestTag = 8 << 10

    private init(_ source: SourceText, _ range: SourceRange) {
        self.source = source
        position = range.lower
        end = range.upper
    }

    /// The tokens of `range`.
    ///
    /// - Throws: `TemplateError` for a character that has no meaning there, an unclosed string, a number that is not
    ///   whole, or spacing that Stencil would read differently.
    static func tokens(of range: SourceRange, in source: SourceText) throws(TemplateError) -> [TagToken] {
        var lexer = TagLexer(source, range)
        if range.upper - range.lower > longestTag {
            throw lexer.fail(
                "a tag of more than \(longestTag) bytes; compute it before rendering",
                range.lower,
                range.lower
            )
        }
        while try lexer.skipSpaces() { try lexer.readToken(after: range.lower) }
        try TagSpacing.check(lexer.tokens, in: source)
        return lexer.tokens
    }

    /// Goes to the next token; false at the end.
    private mutating func skipSpaces() throws(TemplateError) -> Bool {
        while position < end {
            switch source.bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"): position += 1
            case UInt8(ascii: "\t"): throw fail("a tab within a tag; use spaces", position, position + 1)
            case UInt8(ascii: "\r"):
                throw fail("a carriage return within a tag; keep the tag on one line", position, position + 1)
            default: return true
            }
        }
        return false
    }

    private mutating func readToken(after start: Int) throws(TemplateError) {
        let lower = position
        let byte = source.bytes[lower]
        let spaceBefore = lower == start || [UInt8(ascii: " "), UInt8(ascii: "\n")].contains(source.bytes[lower - 1])
        var segments: [PathSegment] = []
        let kind: TagToken.Kind
        if Self.isNameStart(byte) {
            segments = try readPath()
            kind = segments.count == 1 ? .name(segments[0].name) : .path
        } else if Self.isDigit(byte) || byte == UInt8(ascii: "-") && Self.isDigit(peek(1)) {
            kind = try readInteger()
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            kind = try readString(quote: byte)
        } else {
            kind = try readSign()
        }
        let range = SourceRange(lower, position)
        tokens.append(TagToken(kind: kind, segments: segments, range: range, spaceBefore: spaceBefore))
    }

    private mutating func readPath() throws(TemplateError) -> [PathSegment] {
        var segments: [PathSegment] = []
        while true {
            let lower = position
            while Self.isNamePart(peek(0)) { position += 1 }
            let range = SourceRange(lower, position)
            let name = source.text(in: range)
            if segments.isEmpty, Float(name) != nil {
                throw fail("`\(name)` is a number in Stencil; choose another name", lower, position)
            }
            if lower == position {
                throw fail("a `.` without a name after it; write `a.b` or take it away", lower - 1, lower)
            }
            if Self.isDigit(source.bytes[lower]), Int(name) == nil {
                throw fail("`\(name)` is neither a name nor an index; names start with a letter", lower, position)
            }
            segments.append(PathSegment(name: name, index: Int(name), range: range))
            guard peek(0) == UInt8(ascii: ".") else { return segments }
            position += 1
        }
    }

    private mutating func readInteger() throws(TemplateError) -> TagToken.Kind {
        let lower = position
        position += 1
        while Self.isNamePart(peek(0)) || peek(0) == UInt8(ascii: ".") { position += 1 }
        let text = source.text(in: SourceRange(lower, position))
        guard let number = Int(text) else {
            throw fail("`\(text)` is not a whole number that fits 64 bits; there are no other numbers", lower, position)
        }
        return .integer(number)
    }

    private mutating func readString(quote: UInt8) throws(TemplateError) -> TagToken.Kind {
        let lower = position
        position += 1
        while position < end, source.bytes[position] != quote, source.bytes[position] != UInt8(ascii: "\n") {
            position += 1
        }
        guard position < end, source.bytes[position] == quote else {
            throw fail(
                "a string that does not end on its line; close it with \(Character(UnicodeScalar(quote)))",
                lower,
                lower + 1
            )
        }
        position += 1
        let text = source.text(in: SourceRange(lower + 1, position - 1))
        if "'\(text)".count != text.count + 1 {
            throw fail(
                "a combining character after a quote hides the quote from Stencil; use another one",
                lower,
                position
            )
        }
        if let dots = Self.offset(of: "...", in: text) {
            let start = lower + 1 + dots
            throw fail(
                "Stencil takes `...` for a range even within a string; put it outside of the tag",
                start,
                start + 3
            )
        }
        return .string(text)
    }

    private mutating func readSign() throws(TemplateError) -> TagToken.Kind {
        let lower = position
        for text in ["==", "!=", "<=", ">=", "<", ">"] where source.bytes[lower..<end].starts(with: text.utf8) {
            position += text.utf8.count
            if let comparison = Comparison(rawValue: text) { return .comparison(comparison) }
        }
        let character = source.text(in: SourceRange(lower, min(end, lower + 64))).first ?? " "
        position += character.utf8.count
        switch character {
        case "|", ":", ",", "(", ")":
            return .sign(character)
        case "-", "+":
            throw fail(
                "`\(character)` has no meaning here; whitespace control is `{%-` and `-%}`, within tags only",
                lower,
                position
            )
        case "=":
            throw fail("`=` has no meaning here; compare with `==`", lower, position)
        case "[":
            throw fail("`[` has no meaning here; write an index as `list.0`", lower, position)
        default:
            throw fail("`\(character)` has no meaning here; write a name, a string or a whole number", lower, position)
        }
    }

    /// The byte `distance` ahead, 0 at the end.
    private func peek(_ distance: Int) -> UInt8 {
        position + distance < end ? source.bytes[position + distance] : 0
    }

    private func fail(_ message: String, _ lower: Int, _ upper: Int) -> TemplateError {
        TemplateError(message, at: SourceRange(lower, upper), in: source)
    }

    /// The UTF-8 offset of `part` in `text`.
    private static func offset(of part: String, in text: String) -> Int? {
        let bytes = Array(text.utf8)
        return bytes.indices.first { bytes[$0...].starts(with: part.utf8) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isNameStart(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        isNameStart(byte) || isDigit(byte)
    }
}
