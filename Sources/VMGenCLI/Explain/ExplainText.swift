import VMGenCore
import VMGenDiagnostics
import VMGenTesting

/// Lays out what `vmgen explain` prints.
enum ExplainText {
    /// The width that running text is wrapped to, in columns.
    private static let width = 80

    /// The ids of `rules` and their titles, one rule a line.
    static func list(_ rules: [RuleCatalog.Entry]) -> String {
        HelpText.table(rules.map { ($0.id, [$0.explanation.title]) })
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
