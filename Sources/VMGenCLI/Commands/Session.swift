import VMGenCore

/// What a command works with, and what it has to say.
struct Session {
    /// The folder that paths are relative to; absolute.
    let workingDirectory: String
    /// Turns the specs of a target into files.
    let generate: CommandLineTool.Generator
    /// Text for standard output, printed when the command is done.
    private(set) var output = ""
    /// Reads all of standard input.
    let readInput: () throws(SystemError) -> [UInt8]
    private let printError: (String) -> Void

    /// Makes a session; `printError` prints to standard error at once.
    init(
        workingDirectory: String,
        generate: @escaping CommandLineTool.Generator,
        readInput: @escaping () throws(SystemError) -> [UInt8] = { () throws(SystemError) in try Disk.readInput() },
        printError: @escaping (String) -> Void
    ) {
        self.workingDirectory = workingDirectory
        self.generate = generate
        self.readInput = readInput
        self.printError = printError
    }

    /// The path that a word of the command line stands for.
    func path(_ word: String) -> Path { Path(word, in: workingDirectory) }

    /// Prints results, with the line ends that `text` has.
    mutating func print(_ text: String) { output += text }

    /// Prints diagnostics, with the line ends that `text` has.
    func complain(_ text: String) { printError(text) }

    /// Prints the disk's refusals, a line each.
    func complain(_ errors: [DiskError]) {
        for error in errors { printError(error.description + "\n") }
    }
}
