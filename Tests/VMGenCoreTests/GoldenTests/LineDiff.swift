/// What differs between two texts, line by line, in the form of `diff -u`.
enum LineDiff {
    /// How many equal lines are shown around each difference.
    private static let context = 3
    /// How many lines are shown at most.
    private static let limit = 60

    /// The differences from `expected` (`-`) to `actual` (`+`), each stretch under the line of `expected` that it starts
    /// at; empty for equal texts.
    static func render(expected: String, actual: String) -> String {
        let lines = script(from: lines(of: expected), to: lines(of: actual))
        let changed = lines.indices.filter { lines[$0].mark != " " }
        guard !changed.isEmpty else { return "" }
        var shown = Set<Int>()
        for index in changed {
            shown.formUnion(max(0, index - context)...min(lines.count - 1, index + context))
        }
        var output: [String] = []
        for index in shown.sorted() {
            if !shown.contains(index - 1) { output.append("@@ line \(lines[index].number) @@") }
            output.append("\(lines[index].mark)\(lines[index].text)")
        }
        let rest = output.count - limit
        return (output.prefix(limit) + (rest > 0 ? ["… \(rest) more lines"] : [])).joined(separator: "\n")
    }

    /// One line of the script that turns one text into the other; `number` counts lines of the first from 1.
    private struct Line {
        let mark: Character
        let text: String
        let number: Int
    }

    private static func script(from old: [String], to new: [String]) -> [Line] {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (position, newPosition) = (0, 0)
        while position < old.count || newPosition < new.count {
            if removed.contains(position) {
                lines.append(Line(mark: "-", text: old[position], number: position + 1))
                position += 1
            } else if inserted.contains(newPosition) {
                lines.append(Line(mark: "+", text: new[newPosition], number: position + 1))
                newPosition += 1
            } else {
                lines.append(Line(mark: " ", text: old[position], number: position + 1))
                position += 1
                newPosition += 1
            }
        }
        return lines
    }

    /// The lines by their bytes, so that a carriage return shows; the end of a text without a line end shows too.
    private static func lines(of text: String) -> [String] {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self).replacing("\r", with: "␍") }
        if lines.last == "" { lines.removeLast() } else { lines.append("(no line end here)") }
        return lines
    }
}
