/// Lays out the help, so that all of it looks the same.
enum HelpText {
    /// The help of the tool: what it is, its commands, its flags, its exit codes.
    static func tool(_ commands: [Command]) -> String {
        let rows = commands.map { (term: $0.name, lines: [$0.summary]) }
        return """
            vmgen writes the view models of Input/Output MVVM, their tests and test doubles
            from short specs.

            Usage: vmgen COMMAND [ARGUMENT…]

            Commands:
            \(table(rows + [("help", ["Explain a command: vmgen help generate."])]))
            Flags:
            \(table([("--help", ["Print this help."]), ("--version", ["Print the version."])]))
            Exit codes:
            \(table(ExitCode.allCases.map { (String($0.rawValue), [$0.meaning]) }))
            """
    }

    /// The help of one command, which fits a screen. What is to be said beyond that is in the man page.
    static func command(_ command: Command) -> String {
        let usage = command.usage.map { ($0.hasPrefix(" ") ? "  " : "  vmgen ") + $0 + "\n" }.joined()
        let flags = (command.flags + [.help]).map { (term: $0.usage, lines: [$0.help]) }
        return """
            \(command.summary)

            Usage:
            \(usage)
            \(command.discussion)

            Flags:
            \(table(flags))
            Exit codes: \(ExitCode.allCases.map { "\($0.rawValue) \($0.word)" }.joined(separator: ", ")).

            """
    }

    /// Two columns: terms, and what they mean, each row on its lines.
    static func table(_ rows: [(term: String, lines: [String])]) -> String {
        let width = (rows.map(\.term.count).max() ?? 0) + 2
        var text = ""
        for row in rows {
            for (index, line) in row.lines.enumerated() {
                let term = index == 0 ? row.term : ""
                text += "  " + term + String(repeating: " ", count: width - term.count) + line + "\n"
            }
        }
        return text
    }

    /// Lines of cells, each column as wide as its widest cell but the last, which nothing follows.
    static func columns(_ rows: [[String]]) -> String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).dropLast().map { cell, width in
                cell + String(repeating: " ", count: width + 2 - cell.count)
            }.joined() + (row.last ?? "") + "\n"
        }.joined()
    }
}
