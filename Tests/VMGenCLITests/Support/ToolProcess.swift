import Foundation

/// The built binary, run as a process of its own.
enum ToolProcess {
    /// The binary beside the test bundle.
    static let binary: URL = {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        #else
            let bundle: URL? = nil
        #endif
        let tests = bundle ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("vmgen")
    }()

    /// Runs `vmgen` in `folder` and returns what it said.
    static func run(_ arguments: String..., in folder: TemporaryFolder) throws -> ToolRun {
        try run(binary, arguments, in: folder)
    }

    /// Runs a shell script in which `$0` is the binary.
    static func shell(_ script: String, in folder: TemporaryFolder) throws -> ToolRun {
        try run(URL(fileURLWithPath: "/bin/sh"), ["-c", script, binary.path], in: folder)
    }

    /// The streams go to files: nothing can wait for a pipe to be drained.
    private static func run(_ executable: URL, _ arguments: [String], in folder: TemporaryFolder) throws -> ToolRun {
        let streams = try TemporaryFolder()
        try streams.write("", to: "output")
        try streams.write("", to: "errors")
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.absolute("output")))
        let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.absolute("errors")))
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        // Nothing is kept for later, in no folder of whoever runs the tests.
        process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": streams.path]) { $1 }
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        try output.close()
        try errors.close()
        return ToolRun(
            code: process.terminationStatus,
            output: streams.text("output") ?? "",
            errors: streams.text("errors") ?? ""
        )
    }
}
