import VMGenDiagnostics
import VMGenSpec

/// An arrow that is written in another way than `->`.
enum ForeignArrow: Rule {
    package static let id = "foreign-arrow"

    /// Operators that are meant as arrows, as long as `->` or longer.
    private static let operators: Set<String> = ["=>", "==>", "-->", "--->", "->>", "|>", "~>"]
    /// Letters that are.
    private static let letters = "→⇒⟶⟹➔➜➝➞⇨↦".map { Array(String($0).utf8) }

    /// `text` with `->` in the place of each other arrow outside brackets and strings, byte for byte as long as before;
    /// they are reported to `findings` once, at the first of them.
    static func replaced(in text: Fragment, findings: Findings) -> Fragment {
        let swift = SwiftText.Text(text)
        var bytes = swift.bytes
        var first: (arrow: String, range: SourceRange)?
        var count = 0
        for token in swift.tokens where token.depth == 0 {
            for range in arrows(in: token, of: swift) {
                first =
                    first ?? (
                        String(decoding: bytes[range], as: UTF8.self), swift.range(range.lowerBound, range.upperBound)
                    )
                let arrow = Array("->".utf8) + Array(repeating: UInt8(ascii: " "), count: range.count - 2)
                bytes.replaceSubrange(range, with: arrow)
                count += 1
            }
        }
        guard let first else { return text }
        let what = count == 1 ? "the arrow" : "these \(count) arrows"
        findings.add(error("write `->` for \(what), not `\(first.arrow)`", at: first.range))
        return Fragment(String(decoding: bytes, as: UTF8.self), text.range)
    }

    /// What is wrong with `mark`, an operator where an arrow is wanted; nil where it does not look like one.
    static func check(_ mark: Fragment) -> Finding? {
        guard [">", ">>", "»", "<-"].contains(mark.text) else { return nil }
        return error("write `->` for the arrow, not `\(mark.text)`", at: mark.range)
    }

    /// What is wrong with a line without `->` that runs from right to left; nil where it does not.
    static func checkDirection(_ line: Fragment) -> Finding? {
        guard SwiftText.cut(line, at: "<-") != nil else { return nil }
        return error("a flow is written from left to right: `source -> … -> sink`", at: line.range)
    }

    /// The places of the arrows in `token`, as offsets in `text`.
    private static func arrows(in token: SwiftToken, of text: SwiftText.Text) -> [Range<Int>] {
        if token.kind == .symbol { return operators.contains(text.string(token)) ? [token.lower..<token.upper] : [] }
        guard token.kind == .name else { return [] }
        var found: [Range<Int>] = []
        var offset = token.lower
        while offset < token.upper {
            let rest = text.bytes[offset..<token.upper]
            guard rest.first.map({ $0 >= 0x80 }) == true,
                let letter = letters.first(where: { rest.starts(with: $0) })
            else {
                offset += 1
                continue
            }
            found.append(offset..<offset + letter.count)
            offset += letter.count
        }
        return found
    }
}
