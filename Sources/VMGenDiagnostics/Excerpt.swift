/// The line that a diagnostic speaks of, and the marks below its span.
struct Excerpt {
    /// The line as it is, indented by two spaces; control characters but tabs are replaced. Empty for an empty line.
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
        let text = Self.printable(source.text(in: SourceRange(start, bounds.upper)))
        line = text.isEmpty ? "" : "  \(text)"
        let before = Self.printable(source.text(in: SourceRange(start, lower)))
        let padding = before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: Self.columns(of: $0)) }.joined()
        let width = Self.printable(source.text(in: SourceRange(lower, upper))).reduce(0) { $0 + Self.columns(of: $1) }
        marks = "  \(padding)^\(String(repeating: "~", count: max(0, width - 1)))"
    }

    /// `text` with a replacement for each control character but the tab: they would act on the terminal.
    private static func printable(_ text: String) -> String {
        guard text.utf8.contains(where: { ($0 < 0x20 && $0 != UInt8(ascii: "\t")) || $0 == 0x7F }) else { return text }
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            (scalar.value < 0x20 && scalar != "\t") || scalar.value == 0x7F ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars))
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
