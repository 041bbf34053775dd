#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process's own streams and folder.
public enum StandardStreams {
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

    /// The folder in which the process runs.
    public static var workingDirectory: String { Disk.workingDirectory }

    /// What is known of where the streams go.
    public static var terminal: Terminal {
        Terminal(
            outputIsTerminal: isatty(1) == 1,
            errorsAreTerminal: isatty(2) == 1,
            environment: { getenv($0).map { String(cString: $0) } }
        )
    }
}
