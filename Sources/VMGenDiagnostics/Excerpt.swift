/// The line that a diagnostic speaks of, and the marks below its span.
struct Excerpt {
    /// The line as it is, indented by two spaces, as far as it stands near the span; control characters but tabs, and hidden
    /// ones, are replaced. Empty for an empty line.
    let line: String
    /// `^~~~` below the span, clipped to the line: a caret alone for an empty span.
    let marks: String

    /// Takes the first line of `range`.
    init(_ source: SourceText, _ range: SourceRange) {
        let bounds = source.lineRange(source.lineIndex(of: range.lower))
        let hasMark = bounds.lower == 0 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let start = min(hasMark ? 3 : bounds.lower, bounds.upper)
        let lower = max(start, min(range.lower, bounds.upper))
        let upper = max(lower, min(range.upper, bounds.upper))
        let first = Self.start(of: source.bytes, near: lower - PrintedText.reach, from: start)
        let last = Self.end(of: source.bytes, near: lower + 2 * PrintedText.reach, from: lower, to: bounds.upper)
        let lead = first > start ? "…" : ""
        let text = PrintedText.line(source.text(in: SourceRange(first, last)))
        line = text.isEmpty ? "" : "  \(lead)\(text)\(last < bounds.upper ? "…" : "")"
        let before = lead + PrintedText.line(source.text(in: SourceRange(first, lower)))
        let padding = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: Self.columns(of: $0)) }.joined()
        let spanned = PrintedText.line(source.text(in: SourceRange(lower, min(upper, last))))
        let width = spanned.reduce(0) { $0 + Self.columns(of: $1) }
        marks = "  \(padding)^\(String(repeating: "~", count: max(0, width - 1)))"
    }

    /// The first place from `offset` on, or from `lower` on, at which a character starts.
    private static func start(of bytes: [UInt8], near offset: Int, from lower: Int) -> Int {
        var start = max(lower, offset)
        while start < bytes.count, start > lower, bytes[start] & 0xC0 == 0x80 { start += 1 }
        return start
    }

    /// The last place up to `offset`, and to `upper`, at which a character ends.
    private static func end(of bytes: [UInt8], near offset: Int, from lower: Int, to upper: Int) -> Int {
        guard offset < upper else { return upper }
        var end = offset
        while end > lower, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    /// How many columns a terminal gives a character: 2 for East Asian wide ones and emoji.
    private static func columns(of character: Character) -> Int {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        case 0x200B...0x200F, 0xFEFF: return 0
        default: return 1
        }
    }
}
