import Foundation

/// Runs other programs.
enum Shell {
    /// What a program ended with.
    struct Outcome: Sendable {
        /// Its exit code.
        var code: Int32
        /// All that it printed.
        var output: String
    }

    /// A program could not be run, or ended with an error where none may be.
    struct Trouble: Error, CustomStringConvertible {
        /// What happened: no more than anybody reads.
        var description: String

        init(description: String) { self.description = String(description.prefix(4_000)) }
    }

    /// Runs the program called `words[0]` at a low priority and waits for it.
    ///
    /// - Throws: what `Process` and the disk throw.
    static func run(_ words: [String], in folder: URL, environment: [String: String] = [:]) throws -> Outcome {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("specs-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["nice", "-n", "10"] + words
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return Outcome(code: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
    }
}
