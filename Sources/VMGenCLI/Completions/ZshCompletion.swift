/// The script that completes the tool's words in zsh.
enum ZshCompletion {
    /// The script for `commands`.
    static func script(_ commands: [Command]) -> String {
        let names = (commands.map { ($0.name, $0.summary) } + [("help", "Explain a command.")]).map { name, summary in
            "        '\(name):\(quoted(summary))'\n"
        }
        let cases = commands.map { command in
            let flags = (command.flags + [.help]).map { "                '\(argument($0))' \\\n" }
            let operands = " '*:\(action(command.operands))'"
            return
                "            \(command.name))\n                _arguments -S \\\n\(flags.joined().dropLast(2))\(operands) ;;\n"
        }
        return """
            #compdef vmgen
            # Completions of vmgen for zsh: put this file as _vmgen into a folder of $fpath, or source it after compinit.
            _vmgen() {
                local -a commands
                commands=(
            \(names.joined())    )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    _values flag '--help[Print the help.]' '--version[Print the version.]'
                    return
                fi
                local command=$words[2]
                shift words
                (( CURRENT-- ))
                case $command in
            \(cases.joined())            help) _describe command commands ;;
                esac
            }
            if [ "$funcstack[1]" = "_vmgen" ]; then _vmgen "$@"; else compdef _vmgen vmgen; fi

            """
    }

    private static func argument(_ flag: Flag) -> String {
        let help = "[\(quoted(flag.help))]"
        let repeats = flag.repeats ? "*" : ""
        guard let value = flag.value else { return "\(repeats)\(flag.name)\(help)" }
        return "\(repeats)\(flag.name)=\(help):\(action(.value(of: flag), called: value))"
    }

    /// What completes an operand or a value, behind the name that zsh shows for it.
    private static func action(_ operands: Operands, called name: String? = nil) -> String {
        switch operands {
        case .none: "\(name ?? "value"): "
        case .specs: "\(name ?? "spec"):_files -g \"*.vm(-.)\""
        case .folders: "\(name ?? "folder"):_files -/"
        case .files: "\(name ?? "file"):_files"
        case .words(let words): "\(name ?? "name"):(\(words().joined(separator: " ")))"
        }
    }

    /// `text` within single quotes and square brackets.
    private static func quoted(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "'": result += "'\\''"
            case "[", "]", ":", "\\": result += "\\\(character)"
            default: result.append(character)
            }
        }
    }
}
