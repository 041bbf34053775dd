import Foundation
import Mutating

/// An app of the folder Examples: a module with what vmgen generated, and its tests.
struct Example {
    /// The module's name.
    let name: String
    /// The module's folder.
    let sources: URL
    /// The folder of its tests.
    let tests: URL

    /// The examples of the repository at `root`, by name.
    ///
    /// - Throws: What prevents the folder from being read.
    static func all(in root: URL) throws -> [Example] {
        let folder = root.appendingPathComponent("Examples")
        return try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Sources").path)
            .sorted()
            .map { name in
                Example(
                    name: name,
                    sources: folder.appendingPathComponent("Sources/\(name)"),
                    tests: folder.appendingPathComponent("Tests/\(name)Tests")
                )
            }
            .filter { FileManager.default.fileExists(atPath: $0.sources.appendingPathComponent("Generated").path) }
    }

    /// The generated files.
    ///
    /// - Throws: What prevents them from being read.
    func generated() throws -> [(name: String, text: GeneratedText)] {
        try Self.swiftFiles(in: sources.appendingPathComponent("Generated")).map { file in
            (file.lastPathComponent, GeneratedText(try String(contentsOf: file, encoding: .utf8)))
        }
    }

    /// The Swift files below `folder`, in order.
    static func swiftFiles(in folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
    }
}
