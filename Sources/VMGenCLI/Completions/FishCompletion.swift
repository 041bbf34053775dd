/// The script that completes the tool's words in fish.
enum FishCompletion {
    /// The script for `commands`.
    static func script(_ commands: [Command]) -> String {
        var text = """
            # Completions of vmgen for fish: put this file as vmgen.fish into ~/.config/fish/completions.
            complete -c vmgen -f
            complete -c vmgen -n __fish_use_subcommand -l help -d 'Print the help.'
            complete -c vmgen -n __fish_use_subcommand -l version -d 'Print the version.'
            complete -c vmgen -n __fish_use_subcommand -a help -d 'Explain a command.'
            complete -c vmgen -n '__fish_seen_subcommand_from help' -a '\(commands.map(\.name).joined(separator: " "))'

            """
        for command in commands {
            let seen = "complete -c vmgen -n '__fish_seen_subcommand_from \(command.name)'"
            text += "complete -c vmgen -n __fish_use_subcommand -a \(command.name) -d '\(quoted(command.summary))'\n"
            if let words = arguments(command.operands) { text += "\(seen) \(words)\n" }
            for flag in command.flags + [.help] {
                let help = " -d '\(quoted(flag.help))'"
                let kind = Operands.value(of: flag)
                let value =
                    flag.value == nil ? "" : (kind.areFiles ? " -r" : " -x") + (arguments(kind).map { " " + $0 } ?? "")
                text += "\(seen) -l \(flag.name.dropFirst(2))\(value)\(help)\n"
            }
        }
        return text
    }

    private static func arguments(_ operands: Operands) -> String? {
        switch operands {
        case .none: nil
        case .specs: "-a '(__fish_complete_suffix .vm)'"
        case .folders: "-a '(__fish_complete_directories)'"
        case .files: "-F"
        case .words(let words): "-a '\(words().joined(separator: " "))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if character == "'" || character == "\\" { result += "\\" }
            result.append(character)
        }
    }
}
