/// Whether text is coloured, and how.
enum Colours {
    /// `--color WHEN`.
    static let flag = Flag(
        "--color",
        value: "WHEN",
        help: "Colour what is printed: auto, always, never.",
        more: "Default: auto, which is on a terminal unless NO_COLOR is set."
    )

    /// Whether `arguments` ask for colours where a terminal would have them by itself.
    ///
    /// - Throws: `UsageError` of `command` for a word that is none of the three.
    static func read(
        _ arguments: ParsedArguments,
        byItself: Bool,
        of command: Command
    ) throws(UsageError) -> Bool {
        switch arguments.value(of: flag) {
        case nil, "auto": return byItself
        case "always": return true
        case "never": return false
        case let word?:
            throw command.usageError("'--color \(word)' is unknown; write one of auto, always, never")
        }
    }

    /// `text`, of whole lines, with its parts told apart: severities, places, marks, and the lines of differences.
    static func applied(to text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
    }

    private static func line(_ line: Substring) -> String {
        for (word, colour) in [(": error: ", "31"), (": warning: ", "33"), (": note: ", "36")] {
            guard let place = line.firstRange(of: word) else { continue }
            let head = line[..<place.lowerBound]
            return
                "\u{1B}[1m\(head): \u{1B}[\(colour)m\(word.dropFirst(2).dropLast())\u{1B}[0m \(line[place.upperBound...])"
        }
        if line.hasPrefix("@@ ") { return painted(line, "36") }
        if line.hasPrefix("--- ") || line.hasPrefix("+++ ") { return painted(line, "1") }
        if line.hasPrefix("-") { return painted(line, "31") }
        if line.hasPrefix("+") { return painted(line, "32") }
        let isMarks = line.contains("^") && line.allSatisfy { " \t^~".contains($0) }
        return isMarks ? painted(line, "32") : String(line)
    }

    private static func painted(_ text: Substring, _ colour: String) -> String { "\u{1B}[\(colour)m\(text)\u{1B}[0m" }
}

extension Substring {
    /// Where `text` stands in it first.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while let found = self[start...].utf8.firstIndex(of: UInt8(ascii: ":")) {
            if self[found...].hasPrefix(text) { return found..<index(found, offsetBy: text.count) }
            start = index(after: found)
        }
        return nil
    }
}
