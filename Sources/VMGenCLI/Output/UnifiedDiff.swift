/// The difference of two texts in the form that `diff -u`, `patch` and `git apply` know.
struct UnifiedDiff {
    /// A stretch of it: what `@@ -36 +36 @@` heads, and where it starts in the second text.
    struct Part {
        /// The lines, the head included.
        var lines: [String]
        /// The number of the first line of the second text that differs, from 1.
        var line: Int
        /// The lines of the first text that differ, from 0.
        var replaced: Range<Int>
    }

    /// The stretches that differ, with the lines around them.
    let parts: [Part]

    /// Compares two texts; `context` is how many equal lines stand around what differs.
    init(from old: String, to new: String, context: Int = 3) {
        let one = Self.lines(of: old)
        let other = Self.lines(of: new)
        var groups: [[LineDiff.Hunk]] = []
        for hunk in LineDiff(one, other).hunks {
            if let last = groups.last?.last, hunk.old.lowerBound - last.old.upperBound <= 2 * context {
                groups[groups.count - 1].append(hunk)
            } else {
                groups.append([hunk])
            }
        }
        parts = groups.map { Self.part($0, one, other, context) }
    }

    /// The whole, below the names of the two files.
    func text(from oldName: String, to newName: String) -> String {
        guard !parts.isEmpty else { return "" }
        return "--- \(oldName)\n+++ \(newName)\n" + parts.flatMap(\.lines).joined()
    }

    /// The lines of `text` with their ends.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
            let next = rest.utf8.index(after: end)
            lines.append(rest[..<next])
            rest = rest[next...]
        }
        return rest.isEmpty ? lines : lines + [rest]
    }

    private static func part(
        _ hunks: [LineDiff.Hunk],
        _ old: [Substring],
        _ new: [Substring],
        _ context: Int
    ) -> Part {
        let first = hunks[0]
        let last = hunks[hunks.count - 1]
        let lead = min(context, first.old.lowerBound)
        let tail = min(context, old.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - lead..<last.old.upperBound + tail
        let newRange = first.new.lowerBound - lead..<last.new.upperBound + tail
        var lines = ["@@ -\(place(oldRange)) +\(place(newRange)) @@\n"]
        var next = oldRange.lowerBound
        for hunk in hunks {
            lines += old[next..<hunk.old.lowerBound].map { line(" ", $0) }
            lines += old[hunk.old].map { line("-", $0) }
            lines += new[hunk.new].map { line("+", $0) }
            next = hunk.old.upperBound
        }
        lines += old[next..<oldRange.upperBound].map { line(" ", $0) }
        return Part(
            lines: lines,
            line: first.new.lowerBound + 1,
            replaced: first.old.lowerBound..<last.old.upperBound
        )
    }

    /// `36`, `36,4`; an empty range names the line before it.
    private static func place(_ range: Range<Int>) -> String {
        let start = range.isEmpty ? range.lowerBound : range.lowerBound + 1
        return range.count == 1 ? "\(start)" : "\(start),\(range.count)"
    }

    private static func line(_ sign: String, _ text: Substring) -> String {
        text.utf8.last == UInt8(ascii: "\n") ? sign + text : "\(sign)\(text)\n\\ No newline at end of file\n"
    }
}
