/// The script that completes the tool's words in bash, version 3.2 on.
enum BashCompletion {
    /// The script for `commands`.
    static func script(_ commands: [Command]) -> String {
        let names = commands.map(\.name) + ["help"]
        let values = commands.flatMap { command in
            command.flags.filter { $0.value != nil }.map { flag in
                "        \"\(command.name) \(flag.name)\") \(reply(.value(of: flag))); return ;;\n"
            }
        }
        let flags = commands.map { command in
            let words = (command.flags + [.help]).map(\.name).joined(separator: " ")
            return "        \(command.name)) flags='\(words)' ;;\n"
        }
        let operands = commands.map { "        \($0.name)) \(reply($0.operands)) ;;\n" }
        return """
            # Completions of vmgen for bash: source this file, or put it where bash looks for them.
            _vmgen_reply() { local IFS=$'\\n'; COMPREPLY=($("$@")); }
            _vmgen_words() { _vmgen_reply compgen -W "${1// /$'\\n'}" -- "$cur"; }
            _vmgen_folders() { compopt -o filenames 2>/dev/null; _vmgen_reply compgen -d -- "$cur"; }
            _vmgen_files() { compopt -o filenames 2>/dev/null; _vmgen_reply compgen -f -- "$cur"; }
            _vmgen_specs() {
                compopt -o filenames 2>/dev/null
                local IFS=$'\\n'
                COMPREPLY=($(compgen -f -X '!*.vm' -- "$cur"; compgen -d -- "$cur"))
            }
            _vmgen() {
                local cur=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} flags=
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    _vmgen_words '\(names.joined(separator: " ")) --help --version'
                    return
                fi
                case "$command $last" in
            \(values.joined().dropLast())
                esac
                case "$command" in
            \(flags.joined().dropLast())
                esac
                case "$cur" in
                    -*) _vmgen_words "$flags"; return ;;
                esac
                case "$command" in
            \(operands.joined())        help) _vmgen_words '\(commands.map(\.name).joined(separator: " "))' ;;
                esac
            }
            complete -F _vmgen vmgen

            """
    }

    private static func reply(_ operands: Operands) -> String {
        switch operands {
        case .none: ":"
        case .specs: "_vmgen_specs"
        case .folders: "_vmgen_folders"
        case .files: "_vmgen_files"
        case .words(let words): "_vmgen_words '\(words().joined(separator: " "))'"
        }
    }
}
