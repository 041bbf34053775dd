import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A program that runs with its output in a file.
struct Command {
    /// What it is and what it is told.
    let arguments: [String]
    /// Where its output goes, of both kinds.
    let log: URL

    /// How it ended.
    enum End: Equatable {
        /// By itself, with this status.
        case ended(Int32)
        /// By this signal, which is its own for a crash.
        case crashed(Int32)
        /// It was stopped because the output has a line that says all.
        case said(String)
        /// It was stopped when its time was over.
        case timedOut
    }

    /// Runs it, for `limit` seconds at most, and only until `isEnough` takes a line of its output.
    ///
    /// - Throws: What prevents the program from starting or its output from being read, or `Stopped`.
    func run(limit: Double = 600, until isEnough: ((String) -> Bool)? = nil) throws -> End {
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        defer { try? output.close() }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A crash says enough: a backtrace takes seconds, and outlives the process that it is of.
        process.arguments = ["SWIFT_BACKTRACE=enable=no"] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()

        let start = Date()
        while process.isRunning {
            usleep(20_000)
            if let isEnough, let line = lines().first(where: isEnough) {
                stop(process)
                return .said(line)
            }
            if Date().timeIntervalSince(start) > limit {
                stop(process)
                return .timedOut
            }
        }
        if let isEnough, let line = lines().first(where: isEnough) { return .said(line) }
        guard process.terminationReason == .uncaughtSignal else { return .ended(process.terminationStatus) }
        // These come from outside: a program that has them says nothing of the code.
        if [SIGKILL, SIGTERM, SIGINT, SIGHUP].contains(process.terminationStatus) {
            throw Stopped(program: arguments[0], signal: process.terminationStatus)
        }
        return .crashed(process.terminationStatus)
    }

    /// Something else has stopped a program before it was done.
    struct Stopped: Error, CustomStringConvertible {
        /// The program.
        let program: String
        /// How it was stopped.
        let signal: Int32

        var description: String {
            "\(program) was stopped by signal \(signal); --resume goes on from there"
        }
    }

    /// What it has said so far.
    func lines() -> [String] {
        guard let data = try? Data(contentsOf: log) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Ends the process by force, and waits for that a moment: what it has started may outlive it.
    private func stop(_ process: Process) {
        kill(process.processIdentifier, SIGKILL)
        for _ in 0..<100 where process.isRunning { usleep(20_000) }
    }
}
