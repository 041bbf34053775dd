import Foundation
import XCTest

/// The Swift compiler as a process, on the app's own files and the modules that this test was built with.
struct SwiftCompiler {
    /// What one run of the compiler came to.
    struct Outcome {
        /// The exit code; 0 where all is well.
        let status: Int32
        /// Everything that it printed.
        let output: String
        /// The texts of its errors, each once, in order.
        var errors: [String] {
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

    /// Finds the compiler on the `PATH` and the modules beside the running test. Throws `XCTSkip` where either is missing.
    init() throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let candidates = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
        guard let executable = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw XCTSkip("No swiftc on the PATH")
        }
        self.executable = executable
        modules = Self.buildFolder.appendingPathComponent("Modules")
        guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("RxSwift.swiftmodule").path) else {
            throw XCTSkip("No built RxSwift module in \(modules.path)")
        }
    }

    /// Type-checks `files` and, as further files of the same module, `sources`, in the language mode `mode`.
    func check(_ files: [URL], and sources: [String] = [], mode: String) throws -> Outcome {
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
            ["-typecheck", "-swift-version", mode, "-warnings-as-errors", "-module-name", "FindNumber"]
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
