import Foundation

/// Swift's own parser, on many files at once.
enum SwiftParser {
    /// What it has to say of `files`, by their names; empty where all of them are Swift.
    ///
    /// - Throws: What Foundation throws where the files cannot be written, or the compiler cannot be run.
    static func errors(in files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vmgen-parse-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var paths: [String] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            paths.append(file.path)
        }
        let list = folder.appendingPathComponent("files")
        try Data(paths.map { "\"\($0)\"\n" }.joined().utf8).write(to: list)
        let errors = folder.appendingPathComponent("errors")
        try Data().write(to: errors)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-parse", "@\(list.path)"]
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let text = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
        return process.terminationStatus == 0 && !text.contains("error:") ? "" : "\(process.terminationStatus) \(text)"
    }
}
