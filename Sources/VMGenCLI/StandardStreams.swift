/// The process's own streams and folder.
public enum StandardStreams {
    /// Lets a write beyond the size that files may have fail as any other write does, with a message; unasked, the system
    /// ends the process.
    public static func failWhereFilesAreTooLarge() { signal(SIGXFSZ, SIG_IGN) }

    /// Writes `text` to standard output and returns whether all of it was written; says so on standard error otherwise.
    public static func printOutput(_ text: String) -> Bool {
        do {
            try writeAll(Array(text.utf8), to: 1)
            return true
        } catch {
            printError("vmgen: error: standard output cannot be written: \(error.text)\n")
            return false
        }
    }

    /// Writes `text` to standard error; where that is closed there is nobody to tell.
    public static func printError(_ text: String) {
        try? writeAll(Array(text.utf8), to: 2)
    }

    /// The folder in which the process runs; nil where it is gone, may not be read, or has a name that is not UTF-8: no path
    /// has a meaning then.
    public static var workingDirectory: String? { Disk.workingDirectory }

    /// The words of the command line behind the tool's name; nil where one is not UTF-8, since it would name another file.
    public static var arguments: [String]? {
        var words: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[index], let word = String(validatingCString: bytes) else {
                return nil
            }
            words.append(word)
        }
        return words
    }

    /// What is known of where the streams go.
    public static var terminal: Terminal {
        Terminal(
            outputIsTerminal: isatty(1) == 1,
            errorsAreTerminal: isatty(2) == 1,
            environment: variable
        )
    }

    /// The variable of the process's environment that is called so.
    public static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
