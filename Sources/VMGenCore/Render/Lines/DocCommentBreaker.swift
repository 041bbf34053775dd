import VMGenSpec

/// Breaks the lines of doc comments that are too long. What does not fit goes before the next line of the same paragraph, which
/// Markdown shows as one.
enum DocCommentBreaker {
    /// `text` with its doc comments broken at `width` scalars, but for lines that are one of `verbatim` without their indentation.
    static func broken(_ text: String, width: Int = LineBreaker.width, verbatim: Set<String> = []) -> String {
        let lines = text.everyLine
        guard lines.contains(where: { isLong($0, width) }) else { return text }
        var result: [String] = []
        result.reserveCapacity(lines.count + 16)
        var open: DocCommentLine?
        var isCode = false
        for line in lines {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("/// ```") { isCode.toggle() }
            let isKept = isCode || !trimmed.hasPrefix("///") || verbatim.contains(String(trimmed))
            if !isKept, let next = DocCommentLine(line, goesOn: true), let joined = open?.joined(with: next) {
                open = fill(joined, width, &result)
                continue
            }
            if let rest = open { result.append(rest.text) }
            open = nil
            guard !isKept, isLong(line, width), let next = DocCommentLine(line) else {
                result.append(String(line))
                continue
            }
            open = fill(next, width, &result)
        }
        if let rest = open { result.append(rest.text) }
        return result.joined(separator: "\n")
    }

    /// Adds all of `line` to `result` that fills lines, and returns what is left; nil where nothing is.
    private static func fill(_ line: DocCommentLine, _ width: Int, _ result: inout [String]) -> DocCommentLine? {
        guard line.columns > width else {
            result.append(line.text)
            return nil
        }
        var rest = line
        while rest.columns > width {
            guard let (full, next) = rest.broken(at: width) else {
                result.append(rest.text)
                return nil
            }
            result.append(full.text)
            rest = next
        }
        return rest
    }

    /// Whether `line` is one of a doc comment that is too long.
    private static func isLong(_ line: Substring, _ width: Int) -> Bool {
        guard line.utf8.count > width, line.unicodeScalars.count > width else { return false }
        return line.drop { $0 == " " }.hasPrefix("///")
    }
}
