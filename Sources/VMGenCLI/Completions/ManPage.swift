/// The page that `man vmgen` shows, in the language of troff.
enum ManPage {
    /// The page of `commands`.
    static func text(_ commands: [Command]) -> String {
        var text = """
            .TH VMGEN 1 "" "vmgen \(CommandLineTool.version)"
            .SH NAME
            vmgen \\- view models of Input/Output MVVM, their tests and test doubles, from short specs
            .SH SYNOPSIS
            .B vmgen
            .I COMMAND
            .RI [ ARGUMENT ...]
            .SH DESCRIPTION
            A spec says what comes into a screen, what goes out, what it remembers and what happens when. vmgen writes the
            Swift of its view model, its tests and its test doubles. A command's own page is also printed by
            .BR "vmgen help" " \\fICOMMAND\\fR."
            .SH COMMANDS

            """
        for command in commands { text += page(command) }
        text += ".SH EXIT STATUS\n"
        for code in ExitCode.allCases { text += ".TP\n.B \(code.rawValue)\n\(escaped(code.meaning))\n" }
        return text
    }

    private static func page(_ command: Command) -> String {
        var text = ".SS \(command.name)\n\(escaped(command.summary))\n.PP\n.nf\n"
        for line in command.usage { text += escaped(line.hasPrefix(" ") ? "  " + line : "vmgen " + line) + "\n" }
        text += ".fi\n"
        for paragraph in paragraphs(command.discussion + "\n\n" + command.more) {
            let isTable = paragraph.contains { $0.hasPrefix("  ") }
            text += ".PP\n" + (isTable ? ".nf\n" : "") + paragraph.map { escaped(String($0)) + "\n" }.joined()
            text += isTable ? ".fi\n" : ""
        }
        for flag in command.flags {
            text +=
                ".TP\n.B \(escaped(flag.usage))\n\(escaped(flag.help + (flag.more.isEmpty ? "" : " " + flag.more)))\n"
        }
        return text
    }

    private static func paragraphs(_ text: String) -> [[Substring]] {
        text.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty).map(Array.init)
    }

    /// `text` without what troff would take for its own.
    private static func escaped(_ text: String) -> String {
        var result = text.first == "." || text.first == "'" ? "\\&" : ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "…": result += "..."
            default: result.append(character)
            }
        }
        return result
    }
}
