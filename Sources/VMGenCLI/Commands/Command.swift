/// One command of the tool: a row of the command table.
struct Command: Sendable {
    /// What is typed: `generate`.
    let name: String
    /// What it does, in one line.
    let summary: String
    /// The ways to call it, after the tool's name; a line that starts with a space goes on with the one before.
    let usage: [String]
    /// The flags it takes, besides `--help`.
    let flags: [Flag]
    /// The rest of its help, in lines of at most 80 characters.
    let discussion: String
    /// What is to be said beyond that, in the man page alone.
    var more = ""
    /// What its operands are, for completions.
    var operands = Operands.specs
    /// Does it. Throws `UsageError` where the arguments make no sense; nothing has happened then.
    let run: @Sendable (ParsedArguments, inout Session) throws(UsageError) -> ExitCode
}

extension Command {
    /// All commands, in the order of the help. A new command is one row here and one file beside this one.
    static let all: [Command] = [
        .generate,
        .check,
        DiffCommand.command,
        NewCommand.command,
        InitCommand.command,
        FormatCommand.command,
        LintCommand.command,
        GraphCommand.command,
        .build,
        .config,
        .explain,
        .templates,
        CompletionsCommand.command,
    ]

    /// The error about the use of this command.
    func usageError(_ message: String) -> UsageError { UsageError(message, command: name) }
}
