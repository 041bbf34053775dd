import VMGenDiagnostics

extension SwiftText {
    /// The first bracket or string of `fragment` that does not match, and what is wrong with it; nil where all do.
    ///
    ///     f(a, [b)    `[`: "`[` is never closed; close it on this line"
    package static func imbalance(
        in fragment: Fragment,
        typeBrackets: Bool = false
    ) -> (range: SourceRange, message: String)? {
        imbalance(in: Text(fragment, options: typeBrackets ? .typeBrackets : []), place: "on this line")
    }

    /// The first bracket or string of a verbatim block that does not match, and what is wrong with it; nil where all
    /// do. Comments are passed over, strings of several lines are known.
    package static func imbalance(in verbatim: VerbatimSyntax) -> (range: SourceRange, message: String)? {
        let joined = verbatim.lines.map(\.text).joined(separator: "\n")
        let text = Text(Fragment(joined, SourceRange(0, joined.utf8.count)), options: .comments)
        guard let found = imbalance(in: text, place: "in this block") else { return nil }
        var start = 0
        for line in verbatim.lines {
            let end = start + line.text.utf8.count
            if found.range.lower <= end {
                let lower = line.range.lower + found.range.lower - start
                return (SourceRange(lower, lower + found.range.upper - found.range.lower), found.message)
            }
            start = end + 1
        }
        return found
    }

    /// A bracket that is never closed before a string without end may well be closed in that string: the string comes
    /// first.
    private static func imbalance(in text: Text, place: String) -> (range: SourceRange, message: String)? {
        let bracket = text.tokens.first { ($0.kind == .open || $0.kind == .close) && $0.partner == nil }
        let isOwnMistake = bracket?.kind == .close
        if let string = text.unclosedStrings.first, !isOwnMistake || string.lowerBound < bracket?.lower ?? .max {
            let opening = text.bytes[string]
            let closing = String(decoding: opening.reversed(), as: UTF8.self)
            return (
                text.range(string.lowerBound, string.upperBound),
                "the string is never closed; end it with `\(closing)` \(place)"
            )
        }
        guard let bracket else { return nil }
        let mark = text.string(bracket)
        let message =
            bracket.kind == .open
            ? "`\(mark)` is never closed; close it \(place)"
            : "`\(mark)` closes nothing; open it before or remove it"
        return (text.range(bracket.lower, bracket.upper), message)
    }
}
