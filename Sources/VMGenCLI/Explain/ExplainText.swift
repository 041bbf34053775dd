import VMGenCore
import VMGenDiagnostics

/// Lays out what `vmgen explain` prints.
enum ExplainText {
    /// The width that running text is wrapped to, in columns.
    private static let width = 80

    /// The ids of `rules` and their titles, one rule a line.
    static func list(_ rules: [RuleCatalog.Entry]) -> String {
        HelpText.table(rules.map { ($0.id, [$0.explanation.title]) })
    }

    /// The words of the language and what they are, below the names of their chapters.
    static func list(_ entries: [ReferenceCatalog.Entry]) -> String {
        var text = ""
        var chapter = ""
        let width = (entries.map(\.word.count).max() ?? 0) + 2
        for entry in entries {
            if entry.chapter != chapter { text += "\n\(entry.chapter):\n" }
            chapter = entry.chapter
            let gap = String(repeating: " ", count: width - entry.word.count)
            let room = Self.width - width - 2
            let title = entry.title.count > room ? entry.title.prefix(room - 1) + "…" : entry.title
            text += "  \(entry.word)\(gap)\(title)\n"
        }
        return text
    }

    /// One word of the language: what the reference says of it, with its examples.
    static func page(_ entry: ReferenceCatalog.Entry) -> String {
        var text = "\(entry.word): \(entry.chapter == "Sections" ? "a section" : entry.chapter.lowercased())\n"
        var paragraph: [String] = []
        var isCode = false
        var heads: [String] = []
        func close() {
            guard !paragraph.isEmpty else { return }
            text += "\n" + wrapped(paragraph.joined(separator: " "))
            paragraph = []
        }
        for line in entry.lines {
            if line.hasPrefix("```") {
                close()
                isCode.toggle()
                if isCode { text += "\n" }
            } else if isCode {
                text += line.isEmpty ? "\n" : "    \(line)\n"
            } else if line.hasPrefix("|") {
                close()
                if line.hasPrefix("| ---") { continue }
                let row = cells(line)
                if row.first?.isEmpty == true {
                    heads = row
                } else {
                    text += "\n" + wrapped(sentence(row, below: heads))
                }
            } else {
                heads = []
                if line.isEmpty || line.hasPrefix("- ") { close() }
                if !line.isEmpty { paragraph.append(plain(line)) }
            }
        }
        close()
        return text
    }

    /// The cells of a table's row.
    private static func cells(_ row: Substring) -> [String] {
        plain(row).split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
    }

    /// A row as a sentence: the first cell, a colon, the rest; where the first column has no head, each behind its own.
    private static func sentence(_ row: [String], below heads: [String]) -> String {
        let rest = row.enumerated().dropFirst().map { index, cell in
            heads.indices.contains(index) ? "\(heads[index]) \(cell)" : cell
        }
        return (row.first ?? "") + ": " + rest.joined(separator: heads.isEmpty ? " " : "; ")
    }

    /// A line of Markdown without the addresses of its links.
    private static func plain(_ line: Substring) -> String {
        var text = ""
        var rest = line
        while let middle = rest.firstRange(of: "]("), let start = rest[..<middle.lowerBound].lastIndex(of: "["),
            let end = rest[middle.upperBound...].firstIndex(of: ")")
        {
            text += rest[..<start] + rest[rest.index(after: start)..<middle.lowerBound]
            rest = rest[rest.index(after: end)...]
        }
        return text + rest
    }

    /// One rule: title, reason, the wrong spec with what is said about it, the right spec.
    static func page(_ rule: RuleCatalog.Entry) -> String {
        let head = "\(rule.id): \(rule.explanation.title)\n\n\(wrapped(rule.explanation.reason))\n"
        let diagnostics = rule.diagnostics(path: "Wrong.vm")
        guard !diagnostics.isEmpty else { return head + "Nothing breaks this rule in this version.\n" }
        return head + """
            Wrong:

            \(indented(rule.wrong))
            \(indented(DiagnosticPrinter.render(diagnostics)))
            Right:

            \(indented(rule.right))
            """
    }

    /// `text` on lines of at most `width` columns. What stands within backticks stays on one line, for it is typed so.
    private static func wrapped(_ text: String) -> String {
        var pieces: [String] = []
        var isCode = false
        for word in text.split(separator: " ") {
            if isCode { pieces[pieces.count - 1] += " " + word } else { pieces.append(String(word)) }
            if word.filter({ $0 == "`" }).count % 2 == 1 { isCode.toggle() }
        }
        var lines: [String] = []
        for piece in pieces {
            if let last = lines.last, last.count + 1 + piece.count <= width {
                lines[lines.count - 1] += " " + piece
            } else {
                lines.append(piece)
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// `text` with four spaces before each line, and with a sign for each character that cannot be seen.
    private static func indented(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            let isHidden = (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || scalar.value == 0x7F
            return isHidden ? "\u{FFFD}" : scalar
        }
        return String(String.UnicodeScalarView(scalars)).split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    }
}
