import VMGenDiagnostics

extension SpecParser {
    /// Reports what is wrong with a line by itself.
    package mutating func check(_ entry: EntrySyntax, dash: Dash?, comment: Range<Int>?, isOutermost: Bool) {
        let start = entry.range.lower
        if let dash, let (rule, message) = dash.misfit {
            report(.error, rule, message, at: SourceRange(start, dash.upper))
        }
        if let dash, entry.content.text.isEmpty {
            let message = "this item is empty; write its text after `- `, or remove it"
            report(.error, .emptyItem, message, at: SourceRange(start, dash.upper))
        } else if entry.isItem, isOutermost {
            let message = "this item belongs to no section; indent it below the section's name"
            report(.error, .misplacedItem, message, at: entry.content.range)
        } else if isOutermost, entry.key == nil,
            let message = MissingKey.message(for: entry.content, behind: diagnostics)
        {
            report(.error, .missingKey, message, at: entry.content.range)
        }
        if let key = entry.key, key.text.isEmpty {
            let message = "nothing stands before the `:`; write `name: value`"
            report(.error, .missingKey, message, at: SourceRange(start, start + 1))
        }
        if let comment, comment.count > 1, bytes[comment.lowerBound + 1] == UInt8(ascii: "#") {
            let message =
                "a `##` comment describes what follows and needs a line of its own; move it above, or write `#`"
            let range = SourceRange(comment.lowerBound, comment.lowerBound + 2)
            report(.warning, .strayDocumentation, message, at: range)
        }
    }

    /// Gives an entry of the outermost level that has no key the one that was meant, where it starts with a section's
    /// name, and reports what is missing: `runtime rxswift`, `runtime:rxswift`, `inputs`.
    mutating func nameSection(_ entry: inout EntrySyntax) {
        let text = Array(entry.content.text.utf8)
        let end = text.firstIndex { !$0.isNamePart && $0 != UInt8(ascii: "-") } ?? text.count
        let word = String(decoding: text[..<end], as: UTF8.self)
        guard !entry.isItem, let section = SectionName(rawValue: word) else { return }
        let key = entry.content.slice(0, end)
        var rest = entry.content.slice(end, text.count)
        var problem = "a `:` is missing behind `\(word)`"
        if rest.text.hasPrefix(":") {
            problem = "a space is missing behind `\(word):`"
            rest = rest.slice(1, rest.text.utf8.count)
        } else if rest.text.hasPrefix("=") {
            problem = "a `:` stands behind `\(word)`, not `=`"
            rest = rest.slice(1, rest.text.utf8.count)
        }
        let isWord = SwiftText.isIdentifier(rest.text) || section.shape == .value
        let value = rest.isEmpty ? "" : isWord ? " \(rest.text)" : " …"
        report(.error, .missingKey, "\(problem); write `\(word):\(value)`", at: entry.content.range)
        entry.key = key
        entry.value = rest.isEmpty ? nil : rest
    }

    /// Keeps a `##` line for the entry that follows.
    mutating func addDocumentation(_ line: SpecLine) {
        var start = line.textStart + 2
        if start < line.end, bytes[start] == UInt8(ascii: " ") { start += 1 }
        var end = line.end
        while end > start, bytes[end - 1].isBlank { end -= 1 }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        documentation.append((Fragment(text, SourceRange(start, end)), line.indentation))
    }

    /// Reports the `##` lines that stand in a block which ends before any entry follows them: those indented deeper than
    /// the next line.
    mutating func reportStrayDocumentation(deeperThan width: Int) {
        for line in documentation where line.indentation > width {
            let message = "this doc comment describes nothing; move it above an entry, or write `#`"
            report(.warning, .strayDocumentation, message, at: line.text.range)
        }
        documentation.removeAll { $0.indentation > width }
    }
}
