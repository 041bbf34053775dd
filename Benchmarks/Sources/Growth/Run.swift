import Foundation

/// A run of vmgen over specs in a folder of its own.
struct Run {
    /// The processor time that it took, in seconds.
    let seconds: Double
    /// The exit code.
    let code: Int32
    /// How many lines it wrote.
    let lines: Int

    /// Writes `specs` into a new folder and runs the binary at `tool` over it. The folder stays: a file system may take long to
    /// make files where many were just removed, which is no time of the tool's.
    ///
    /// - Throws: What Foundation throws where the folder cannot be made or the binary cannot be run.
    init(_ tool: String, _ specs: [String: String], withTests: Bool, in folder: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in specs { try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).vm")) }
        let before = Self.childSeconds
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments =
            ["generate", folder.path, "--output", folder.path + "/Out", "--quiet"]
            + (withTests ? ["--tests-output", folder.path + "/Tests", "--module", "App"] : [])
        process.currentDirectoryURL = folder
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        seconds = Self.childSeconds - before
        code = process.terminationStatus
        lines = try ["Out", "Tests"].map { try Self.lines(below: folder.appendingPathComponent($0).path) }.reduce(0, +)
    }

    private static func lines(below folder: String) throws -> Int {
        guard let paths = FileManager.default.subpaths(atPath: folder) else { return 0 }
        return try paths.filter { $0.hasSuffix(".swift") }.reduce(0) { lines, path in
            try lines + Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")).count { $0 == UInt8(ascii: "\n") }
        }
    }

    /// The processor time of all processes that were waited for.
    private static var childSeconds: Double {
        var usage = rusage()
        // The number of RUSAGE_CHILDREN, whose type differs between systems.
        getrusage(-1, &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}
