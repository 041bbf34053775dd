/// `vmgen completions`: what a shell completes, and the man page.
enum CompletionsCommand {
    /// Its row of the command table.
    static let command = Command(
        name: "completions",
        summary: "Print the completions for a shell, or the man page.",
        usage: ["completions bash|zsh|fish|man"],
        flags: [],
        discussion: """
            Prints a script, generated from the same tables as the help:

              bash  source <(vmgen completions bash)
              zsh   vmgen completions zsh > FOLDER/_vmgen, with a FOLDER of $fpath
              fish  vmgen completions fish > ~/.config/fish/completions/vmgen.fish
              man   vmgen completions man > FOLDER/man1/vmgen.1, with a FOLDER of manpath

            The completions know commands, flags, their values, and where specs, folders or
            files are meant.
            """,
        operands: .words(shells),
        run: run
    )

    private static let shells = ["bash", "zsh", "fish", "man"]

    private static func run(
        _ arguments: ParsedArguments,
        in session: inout Session
    ) throws(UsageError) -> ExitCode {
        guard let shell = arguments.operands.first, arguments.operands.count == 1 else {
            throw command.usageError("say for which shell: bash, zsh or fish; or man")
        }
        switch shell {
        case "bash": session.print(BashCompletion.script(Command.all))
        case "zsh": session.print(ZshCompletion.script(Command.all))
        case "fish": session.print(FishCompletion.script(Command.all))
        case "man": session.print(ManPage.text(Command.all))
        default:
            let meant = Hint.didYouMean(shell, in: shells)
            throw command.usageError(
                "unknown shell '\(shell)'" + (meant.isEmpty ? "; write one of bash, zsh, fish, man" : meant)
            )
        }
        return .done
    }
}
