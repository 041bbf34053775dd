/// A command line that cannot be understood.
struct UsageError: Error, Equatable {
    /// What is wrong; what was meant.
    var message: String
    /// The command whose help tells more; nil for the tool's own.
    var command: String?

    /// Makes an error about the use of `command`.
    init(_ message: String, command: String?) {
        self.message = message
        self.command = command
    }

    /// Both lines, as they are printed.
    var description: String {
        let help = command.map { "vmgen help \($0)" } ?? "vmgen --help"
        return "vmgen: error: \(message)\nRun '\(help)' to see how it is used.\n"
    }
}
