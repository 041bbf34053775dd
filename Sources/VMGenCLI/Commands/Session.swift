import VMGenDiagnostics

/// What a command works with, and what it has to say.
struct Session {
    /// What a command waits for, and what was there before it ran.
    typealias Watched = (watch: Watch, snapshot: Watch.Snapshot)

    /// The folder that paths are relative to; absolute.
    let workingDirectory: String
    /// Turns the specs of a target into files.
    var generate: CommandLineTool.Generator
    /// What earlier runs have generated; nil where nothing is kept.
    let kept: KeptResults?
    /// The form in which everything is said.
    var format = OutputFormat.text
    /// Whether text on standard output is coloured.
    var outputHasColours = false
    /// Whether text on standard error is coloured.
    var errorsHaveColours = false
    /// What is to be waited for before the command runs again; nil where it is done.
    var watched: Watched?
    /// Says how far it is; nil where nobody looks on.
    let progress: Progress?
    private let log = RunLog()
    /// Text for standard output, printed when the command is done.
    private(set) var output = ""
    /// Reads all of standard input.
    let readInput: () throws(SystemError) -> [UInt8]
    private let printError: (String) -> Void

    /// Makes a session; `printError` prints to standard error at once.
    init(
        workingDirectory: String,
        generate: @escaping CommandLineTool.Generator,
        kept: KeptResults? = nil,
        progress: Progress? = nil,
        readInput: @escaping () throws(SystemError) -> [UInt8] = { () throws(SystemError) in try Disk.readInput() },
        printError: @escaping (String) -> Void
    ) {
        self.workingDirectory = workingDirectory
        self.generate = generate
        self.kept = kept
        self.progress = progress
        self.readInput = readInput
        self.printError = printError
    }

    /// The path that a word of the command line stands for.
    func path(_ word: String) -> Path { Path(word, in: workingDirectory) }

    /// Prints results, with the line ends that `text` has.
    mutating func print(_ text: String) { output += text }

    /// Prints text for people, with the line ends that `text` has; the other forms leave it out.
    func complain(_ text: String) {
        guard format == .text else { return }
        progress?.clear()
        printError(errorsHaveColours ? Colours.applied(to: text) : text)
    }

    /// Says what is wrong with specs.
    func complain(_ diagnostics: [Diagnostic]) {
        guard !diagnostics.isEmpty else { return }
        log.messages += DiagnosticPrinter.sorted(diagnostics).map { Message($0) }
        complain(DiagnosticPrinter.render(diagnostics))
    }

    /// Says what is to be said beside what is wrong with specs.
    func complain(_ messages: [Message]) {
        log.messages += messages
        for message in messages { complain(message.printed) }
    }

    /// Says what the disk refused, a line each.
    func complain(_ errors: [DiskError]) { complain(errors.map { Message($0) }) }

    /// Prints results for people, and notes them for the other forms: what became of `files`.
    ///
    /// - Parameter messages: what the results are as messages, where they are ones.
    mutating func report(_ files: [RunLog.FileState], _ messages: [Message] = [], text: String) {
        log.files += files
        log.messages += messages
        if format == .text { print(outputHasColours ? Colours.applied(to: text) : text) }
    }

    /// Ends the run: what the form prints as a whole goes to standard output.
    mutating func end(with code: ExitCode) { print(log.document(format, code: code)) }
}
