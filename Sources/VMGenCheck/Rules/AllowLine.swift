import VMGenDiagnostics
import VMGenSpec

/// A comment that allows what a warning is about, at its place and with a reason; it has to have a reason, and something
/// to allow.
///
///     # allow unused-input: the old view still sends it
///     legacyTap: Void
package enum AllowLine: Rule {
    package static let id = "allow-line"

    /// One such comment.
    private struct Comment {
        /// The rule that it names.
        let rule: String
        /// Whether a reason follows.
        let hasReason: Bool
        /// The rule's place.
        let range: SourceRange
        /// The index of the line that it speaks of: its own, or the one that it stands above.
        let line: Int
    }

    private static let word = Array("# allow ".utf8)

    /// `diagnostics` of `source` without the warnings that comments allow, and with what is wrong with those comments.
    static func apply(to diagnostics: [Diagnostic], in source: SourceText) -> [Diagnostic] {
        let comments = comments(in: source)
        guard !comments.isEmpty else { return diagnostics }
        var used: Set<Int> = []
        var result: [Diagnostic] = []
        for diagnostic in diagnostics {
            let line = source.lineIndex(of: diagnostic.range.lower)
            let allowing = comments.firstIndex { $0.rule == diagnostic.rule && $0.line == line && $0.hasReason }
            guard let allowing, !diagnostic.isError else {
                result.append(diagnostic)
                continue
            }
            used.insert(allowing)
        }
        for (index, comment) in comments.enumerated() where !used.contains(index) {
            let here = diagnostics.first {
                source.lineIndex(of: $0.range.lower) == comment.line && $0.rule == comment.rule
            }
            let message: String
            if !comment.hasReason {
                message = "say why, behind a colon: `# allow \(comment.rule): …`"
            } else if here?.isError == true {
                message = "`\(comment.rule)` is an error here, which cannot be allowed; mend it"
            } else {
                message = "there is no warning of `\(comment.rule)` to allow on this line; remove the comment"
            }
            result.append(warning(message, at: comment.range).diagnostic(in: source))
        }
        return result.enumerated()
            .sorted { ($0.element.range.lower, $0.offset) < ($1.element.range.lower, $1.offset) }.map(\.element)
    }

    /// The comments of `source` that name a rule.
    private static func comments(in source: SourceText) -> [Comment] {
        let bytes = source.bytes
        var comments: [Comment] = []
        for index in source.lineStarts.indices {
            let range = source.lineRange(index)
            guard let start = place(of: word, in: bytes, range) else { continue }
            let line = SpecLine(bytes, range.lower, range.upper, tabWidth: 2)
            let isAlone = line.kind == .comment && line.textStart == start
            guard isAlone || (start > range.lower && bytes[start - 1].isBlank) else { continue }
            var end = start + word.count
            let lower = end
            while end < range.upper, bytes[end].isNamePart || bytes[end] == UInt8(ascii: "-") { end += 1 }
            let rule = String(decoding: bytes[lower..<end], as: UTF8.self)
            let isNamed = end < range.upper && bytes[end] == UInt8(ascii: ":")
            guard rule.contains("-"), isNamed || end == range.upper else { continue }
            let reason = isNamed ? bytes[(end + 1)..<range.upper] : []
            comments.append(
                Comment(
                    rule: rule,
                    hasReason: reason.contains { !$0.isBlank },
                    range: SourceRange(lower, end),
                    line: isAlone ? entry(below: index, in: source) : index
                )
            )
        }
        return comments
    }

    /// The index of the next line that is neither blank nor a comment.
    private static func entry(below index: Int, in source: SourceText) -> Int {
        let next = source.lineStarts.indices.dropFirst(index + 1).first { index in
            let range = source.lineRange(index)
            return SpecLine(source.bytes, range.lower, range.upper, tabWidth: 2).kind == .entry
        }
        return next ?? index
    }

    private static func place(of word: [UInt8], in bytes: [UInt8], _ range: SourceRange) -> Int? {
        guard range.upper - range.lower > word.count else { return nil }
        return (range.lower...(range.upper - word.count)).first { start in
            bytes[start] == word[0] && bytes[start..<(start + word.count)].elementsEqual(word)
        }
    }
}
