import VMGenCore
import VMGenPlan

/// The whole command line, without the process around it.
public struct CommandLineTool {
    /// Turns the specs of one target into files, with the given templates.
    public typealias Generator = (TemplateStore, TargetInput) -> GenerationResult

    /// What `vmgen --version` prints.
    public static let version = "0.1.0"

    private let workingDirectory: String
    private let generate: Generator
    private let kept: KeptResults?
    private let terminal: Terminal
    private let printOutput: (String) -> Bool
    private let printError: (String) -> Void

    /// Makes a tool that works in `workingDirectory`, an absolute path.
    ///
    /// - Parameters:
    ///   - generate: what turns specs into files.
    ///   - kept: what earlier runs have generated; nil where nothing is kept.
    ///   - terminal: what is known of where the output goes.
    ///   - printOutput: writes results to standard output; returns whether all of it was written.
    ///   - printError: writes diagnostics to standard error.
    public init(
        workingDirectory: String,
        generate: @escaping Generator = { Pipeline(templates: $0).generate($1) },
        kept: KeptResults? = nil,
        terminal: Terminal = Terminal(),
        printOutput: @escaping (String) -> Bool,
        printError: @escaping (String) -> Void
    ) {
        self.workingDirectory = workingDirectory
        self.generate = generate
        self.kept = kept
        self.terminal = terminal
        self.printOutput = printOutput
        self.printError = printError
    }

    /// Runs the tool with the words after its name and returns the exit code, which `vmgen --help` documents.
    public func run(arguments: [String]) -> Int32 {
        var (code, watched) = runOnce(arguments)
        while let (watch, snapshot) = watched, code != .wrongUsage {
            _ = watch.wait(since: snapshot)
            (code, watched) = runOnce(arguments)
        }
        return code.rawValue
    }

    /// Runs a command, and says what is to be waited for before it runs again.
    private func runOnce(_ arguments: [String]) -> (ExitCode, Session.Watched?) {
        let progress = terminal.showsProgress ? Progress(print: printError) : nil
        defer { progress?.clear() }
        var session = Session(
            workingDirectory: workingDirectory,
            generate: generate,
            kept: kept,
            progress: progress,
            printError: printError
        )
        var code: ExitCode
        do {
            code = try run(arguments, in: &session)
        } catch {
            printError(error.description)
            code = .wrongUsage
        }
        progress?.clear()
        if !session.output.isEmpty, !printOutput(session.output) {
            return (.diskRefused, nil)
        }
        return (code, session.watched)
    }

    private func run(_ arguments: [String], in session: inout Session) throws(UsageError) -> ExitCode {
        guard let name = arguments.first else {
            throw UsageError("a command is missing, such as 'vmgen generate'", command: nil)
        }
        let words = Array(arguments.dropFirst())
        switch name {
        case "--help", "-h":
            session.print(HelpText.tool(Command.all))
            return .done
        case "--version":
            session.print("vmgen \(Self.version)\n")
            return .done
        case "help":
            return try help(words, in: &session)
        default:
            let command = try command(named: name, in: session)
            if ArgumentParser.asksForHelp(words) {
                session.print(HelpText.command(command))
                return .done
            }
            let parsed = try ArgumentParser(command: name, flags: command.flags).parse(words)
            if command.flags.contains(where: { $0.help == OutputFormat.flag.help }) {
                session.format = try OutputFormat.read(parsed, of: command)
            }
            session.outputHasColours = try Colours.read(parsed, byItself: terminal.outputHasColours, of: command)
            session.errorsHaveColours = try Colours.read(parsed, byItself: terminal.errorsHaveColours, of: command)
            let code = try command.run(parsed, &session)
            session.end(with: code)
            return code
        }
    }

    private func help(_ words: [String], in session: inout Session) throws(UsageError) -> ExitCode {
        guard let name = words.first(where: { !$0.hasPrefix("-") }) else {
            session.print(HelpText.tool(Command.all))
            return .done
        }
        session.print(HelpText.command(try command(named: name, in: session)))
        return .done
    }

    private func command(named name: String, in session: Session) throws(UsageError) -> Command {
        if let command = Command.all.first(where: { $0.name == name }) { return command }
        if name.hasPrefix("-") {
            if Command.all.contains(where: { $0.flags.contains { $0.name == name } }) {
                throw UsageError("'\(name)' comes after the command, as in 'vmgen generate \(name)'", command: nil)
            }
            let hint = Hint.didYouMean(name, in: ["--help", "--version"])
            throw UsageError("unknown flag '\(name)'" + hint, command: nil)
        }
        if !name.isEmpty, Disk.exists(session.path(name).absolute) {
            throw UsageError("unknown command '\(name)'" + Hint.didYouMean("vmgen generate \(name)"), command: nil)
        }
        let names = Command.all.map(\.name) + ["help"]
        let hint = name == "version" ? Hint.didYouMean("--version") : Hint.didYouMean(name, in: names)
        throw UsageError("unknown command '\(name)'" + hint, command: nil)
    }
}
