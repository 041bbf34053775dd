import VMGenDiagnostics

/// Cuts a template into text, variables and tags, and takes away the whitespace that `{%-` and `-%}` ask for.
struct SegmentLexer {
    private let source: SourceText
    private var position = 0
    private var segments: [Segment] = []
    /// Whether the segment before ended with `-%}`.
    private var trimsNext = false

    private init(_ source: SourceText) {
        self.source = source
    }

    /// The segments of `source` in order; empty texts are left out.
    ///
    /// - Throws: `TemplateError` where a `{{`, `{%` or `{#` is not closed.
    static func segments(of source: SourceText) throws(TemplateError) -> [Segment] {
        var lexer = SegmentLexer(source)
        while lexer.position < source.bytes.count { try lexer.readTextAndWhatFollows() }
        return lexer.segments
    }

    private mutating func readTextAndWhatFollows() throws(TemplateError) {
        let start = position
        let open = nextOpening() ?? source.bytes.count
        let text = SourceRange(start, open)
        guard open < source.bytes.count else { return addText(text, trimsEnd: false) }
        let mark = source.bytes[open + 1]
        let close = try closing(of: open, mark)
        let whole = SourceRange(open, close)
        position = close
        switch mark {
        case UInt8(ascii: "%"):
            addTag(whole, after: text)
        case UInt8(ascii: "{"):
            addText(text, trimsEnd: false)
            segments.append(Segment(kind: .variable, range: whole, content: SourceRange(open + 2, close - 2)))
        default:
            addText(text, trimsEnd: false)
        }
    }

    /// The offset of the next `{{`, `{%` or `{#`.
    private func nextOpening() -> Int? {
        let bytes = source.bytes
        var index = position
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "{") {
                switch bytes[index + 1] {
                case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"): return index
                default: break
                }
            }
            index += 1
        }
        return nil
    }

    /// The offset after the `}}`, `%}` or `#}` that closes what opens at `open`.
    private func closing(of open: Int, _ mark: UInt8) throws(TemplateError) -> Int {
        try checkOpening(open, mark)
        let last = mark == UInt8(ascii: "{") ? UInt8(ascii: "}") : mark
        let bytes = source.bytes
        var index = open + 2
        while index + 1 < bytes.count {
            if bytes[index] == last, bytes[index + 1] == UInt8(ascii: "}") { return index + 2 }
            index += 1
        }
        let opening = source.text(in: SourceRange(open, open + 2))
        let ending = String(decoding: [last, UInt8(ascii: "}")], as: UTF8.self)
        throw fail("`\(opening)` is never closed; end it with `\(ending)`", open, open + 2)
    }

    /// Stencil takes `{%}` and `{#}` for whole tags, and does not see braces that a combining character follows.
    private func checkOpening(_ open: Int, _ mark: UInt8) throws(TemplateError) {
        guard open + 2 < source.bytes.count else { return }
        let byte = source.bytes[open + 2]
        if byte == UInt8(ascii: "}"), mark != UInt8(ascii: "{") {
            let text = source.text(in: SourceRange(open, open + 3))
            throw fail("`\(text)` holds nothing; write it apart or take it away", open, open + 3)
        }
        guard byte >= 0x80 else { return }
        let following = source.text(in: SourceRange(open + 2, min(open + 6, source.bytes.count)))
        if let next = following.unicodeScalars.first, "#\(Character(next))".count == 1 {
            throw fail("a combining character hides the brace from Stencil; put a space before it", open, open + 2)
        }
    }

    private func fail(_ message: String, _ lower: Int, _ upper: Int) -> TemplateError {
        TemplateError(message, at: SourceRange(lower, upper), in: source)
    }

    private mutating func addTag(_ whole: SourceRange, after text: SourceRange) {
        var content = SourceRange(whole.lower + 2, whole.upper - 2)
        var trimsBefore = false
        var trimsAfter = false
        if content.lower < content.upper, let trims = Self.whitespaceControl(source.bytes[content.lower]) {
            trimsBefore = trims
            content.lower += 1
        }
        if content.lower < content.upper, let trims = Self.whitespaceControl(source.bytes[content.upper - 1]) {
            trimsAfter = trims
            content.upper -= 1
        }
        addText(text, trimsEnd: trimsBefore)
        segments.append(Segment(kind: .tag, range: whole, content: content))
        trimsNext = trimsAfter
    }

    /// True for `-`, false for `+`, nil for anything else.
    private static func whitespaceControl(_ byte: UInt8) -> Bool? {
        switch byte {
        case UInt8(ascii: "-"): true
        case UInt8(ascii: "+"): false
        default: nil
        }
    }

    private mutating func addText(_ range: SourceRange, trimsEnd: Bool) {
        var content = range
        if trimsNext { content.lower = WhiteSpace.end(of: content, in: source.bytes) }
        if trimsEnd { content.upper = WhiteSpace.start(of: content, in: source.bytes) }
        trimsNext = false
        position = max(position, range.upper)
        guard content.lower < content.upper else { return }
        segments.append(Segment(kind: .text, range: range, content: content))
    }
}
