/// Ways to change the layout of a spec that is laid out, and nothing else.
enum LayoutMutation: CaseIterable {
    case carriageReturns, blankLines, trailingBlanks, noBlankLines, wideIndentation, tabs, arrows

    /// `text` in another layout; nil where this way would change its meaning, as within verbatim Swift and strings.
    func apply(to text: String) -> String? {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let hasVerbatim = lines.contains { $0.hasSuffix("|") }
        switch self {
        case .carriageReturns: return lines.joined(separator: "\r\n")
        case .blankLines:
            guard !hasVerbatim else { return nil }
            lines = lines.flatMap { $0.isEmpty ? ["", "  ", ""] : [$0] }
        case .trailingBlanks:
            guard !hasVerbatim else { return nil }
            lines = lines.map { $0 + "  " }
        case .noBlankLines:
            // Where sections of one line stand together, or lines of one section, a blank line is the author's.
            let parted = zip(lines, lines.dropFirst()).contains { line, next in line.isEmpty && next.hasPrefix(" ") }
            let head = lines.prefix { !$0.hasSuffix(":") }
            guard !hasVerbatim, !parted, !head.dropLast().contains("") else { return nil }
            guard !lines.contains(where: { $0.hasPrefix("#") && !$0.hasPrefix("##") }) else { return nil }
            let isOneLine = { (line: String) in !line.hasPrefix(" ") && !line.hasSuffix(":") && !line.isEmpty }
            let pairs = lines.indices.dropFirst().dropLast().contains { index in
                lines[index].isEmpty && isOneLine(lines[index - 1]) && isOneLine(lines[index + 1])
            }
            guard !pairs else { return nil }
            lines = lines.filter { !$0.isEmpty } + [""]
        case .wideIndentation:
            guard !hasVerbatim else { return nil }
            lines = lines.map { line in String(repeating: " ", count: line.prefix { $0 == " " }.count) + line }
        case .tabs:
            guard !hasVerbatim else { return nil }
            lines = lines.map { line in
                let width = line.prefix { $0 == " " }.count
                return String(repeating: "\t", count: width / 2) + line.dropFirst(width / 2 * 2)
            }
        case .arrows:
            // Behind `swift`, and in types, an arrow is text of the spec's own.
            guard !text.contains("\""), let flows = lines.firstIndex(of: "flows:") else { return nil }
            for index in lines.indices[flows...].dropFirst() {
                guard lines[index].hasPrefix("  - ") else { break }
                guard !lines[index].contains("swift"), !lines[index].contains("#"), !lines[index].contains("{") else {
                    continue
                }
                lines[index].replace(" -> ", with: "  ->   ")
                lines[index].replace("  - ", with: "  -   ", maxReplacements: 1)
            }
        }
        return lines.joined(separator: "\n")
    }
}
