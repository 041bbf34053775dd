import Foundation

/// The Swift compiler as a process, on the app's own files and the modules that this test was built with.
public struct SwiftCompiler {
    /// What one run of the compiler came to.
    public struct Outcome {
        /// The exit code; 0 where all is well.
        public let status: Int32
        /// Everything that it printed.
        public let output: String
        /// The texts of its errors, each once, in order.
        public var errors: [String] {
            var seen: Set<String> = []
            return output.split(separator: "\n")
                .filter { !$0.hasPrefix(" ") }
                .compactMap { line in line.range(of: ": error: ").map { String(line[$0.upperBound...]) } }
                .map { $0.components(separatedBy: " [#")[0] }
                .filter { seen.insert($0).inserted }
        }
    }

    private let executable: URL
    private let modules: URL
    private let module: String

    /// Finds the compiler on the `PATH` and the modules beside the running test; nil where either is missing.
    ///
    /// - Parameter module: What the files to check are a module of: `FindNumber`.
    public init?(module: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        let modules = Self.buildFolder.appendingPathComponent("Modules")
        let rxSwift = modules.appendingPathComponent("RxSwift.swiftmodule")
        guard let executable = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }),
            FileManager.default.fileExists(atPath: rxSwift.path)
        else { return nil }
        self.executable = executable
        self.modules = modules
        self.module = module
    }

    /// Type-checks `files` and, as further files of the same module, `sources`, in the language mode `mode`.
    /// Throws what reading, writing and starting a process throw.
    public func check(_ files: [URL], and sources: [String] = [], mode: String) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths = files.map(\.path)
        for (index, source) in sources.enumerated() {
            let file = folder.appendingPathComponent("Source\(index + 1).swift")
            try Data(source.utf8).write(to: file)
            paths.append(file.path)
        }

        let pipe = Pipe()
        let process = Process()
        process.executableURL = executable
        process.arguments =
            ["-typecheck", "-swift-version", mode, "-warnings-as-errors", "-module-name", module]
            + ["-I", modules.path] + paths
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }

    private static var buildFolder: URL {
        #if os(macOS)
            Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
        #else
            URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        #endif
    }

    private final class Marker {}
}
