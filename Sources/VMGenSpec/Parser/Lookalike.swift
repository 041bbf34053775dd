/// A character that editors and keyboards put in the place of another, and that looks like it or like nothing.
struct Lookalike {
    /// How it is written.
    let bytes: [UInt8]
    /// The character that was meant.
    let meant: UInt8
    /// What to say of it.
    let message: String

    private init(_ character: Unicode.Scalar, _ meant: String, _ message: String) {
        bytes = Array(String(character).utf8)
        self.meant = Array(meant.utf8).first ?? 0x20
        self.message = message
    }

    /// The one that `text` starts with; nil where it starts with none.
    static func first(of text: ArraySlice<UInt8>) -> Lookalike? { all.first { text.starts(with: $0.bytes) } }

    private static let all: [Lookalike] =
        [
            Lookalike("\u{A0}", " ", "this is a no-break space (U+00A0); write a plain one"),
            Lookalike("\u{3000}", " ", "this is an ideographic space (U+3000); write a plain one"),
            Lookalike("\u{200B}", " ", "here is a space without width (U+200B); remove it"),
            Lookalike("\u{2060}", " ", "here is a word joiner, which no one can see (U+2060); remove it"),
            Lookalike("\u{FEFF}", " ", "here is a byte order mark, which no one can see (U+FEFF); remove it"),
            Lookalike("\u{2028}", " ", "here is a line separator (U+2028); end the line with LF"),
        ]
        + [("：", ": "), ("，", ","), ("（", "("), ("）", ")"), ("＝", "="), ("；", ";")].map { sign, meant in
            Lookalike(sign, meant, "`\(sign)` is a full-width sign; write `\(meant)`")
        } + ["“", "”", "„", "‟"].map { Lookalike($0, "\"", "`\($0)` is a typographic quote; write `\"`") }
        + ["–", "—", "−"].map { Lookalike($0, "-", "`\($0)` is a typographic dash; write `-`") }
}
