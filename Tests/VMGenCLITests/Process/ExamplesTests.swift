import Foundation
import Testing
import VMGenCheck
import VMGenCore
import VMGenPlan

/// The committed files of `Examples/` are what the built binary generates. Everything happens in a copy.
@Suite("Examples")
struct ExamplesTests {
    private let folder: TemporaryFolder
    /// The texts of the committed files, by path from the root of the repository.
    private let committed: [String: String]

    init() throws {
        let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
        folder = try TemporaryFolder()
        var committed: [String: String] = [:]
        for part in ["Package.swift", "Sources", "Tests"] {
            for path in try Self.files(below: "Examples/\(part)", in: root) {
                let text = String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
                committed[path] = text
                // What vmgen owns is generated from nothing, so that files without a spec are found too.
                if !text.hasPrefix(GeneratedFile.headerPrefix) { try folder.write(text, to: path) }
            }
        }
        self.committed = committed
    }

    @Test func areUpToDate() throws {
        let run = try ToolProcess.run("generate", "Examples", in: folder)
        #expect(run.code == 0)
        // The document of DetailWait pins types that a failure ends, and is warned of them.
        let warnings = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
        #expect(!run.errors.contains(": error: "))
        #expect(warnings.allSatisfy { $0.contains("/DetailWait.vm:") && $0.contains("the first failure ends") })
        let generated = try folder.allFiles()
        let differing = Set(generated).union(committed.keys).sorted().compactMap { path -> String? in
            switch (committed[path], folder.text(path)) {
            case (nil, _): "\(path) (not committed)"
            case (_, nil): "\(path) (no spec generates it; delete it)"
            case (let old?, let new?): old.utf8.elementsEqual(new.utf8) ? nil : "\(path) (stale)"
            }
        }
        let list = differing.joined(separator: ", ")
        #expect(differing.isEmpty, "repair with 'swift run vmgen generate Examples': \(list)")
    }

    @Test func aSecondRunTouchesNothing() throws {
        #expect(try ToolProcess.run("generate", "Examples", in: folder).code == 0)
        let files = try folder.allFiles()
        let date = try files.map(folder.makeOld).first
        let second = try ToolProcess.run("generate", "Examples", in: folder)
        #expect(second.code == 0)
        let lines = second.output.split(separator: "\n")
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("unchanged  Examples/") || $0.hasPrefix("built  ") })
        #expect(lines.last?.hasSuffix("unchanged") == true)
        #expect(try folder.allFiles() == files)
        for file in files { #expect(try folder.changeDate(of: file) == date, "\(file) was touched") }
    }

    /// The paths of the files at or below `path`, hidden ones left out, and links to folders and to
    /// what is generated elsewhere.
    private static func files(below path: String, in root: URL) throws -> [String] {
        let url = root.appendingPathComponent(path)
        let kind = try url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        if kind.isSymbolicLink == true {
            let target = url.resolvingSymlinksInPath()
            guard try target.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return [] }
            return target.path.contains("/Generated/") ? [] : [path]
        }
        guard kind.isDirectory == true else { return [path] }
        return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
            .filter { !$0.hasPrefix(".") }
            .flatMap { try files(below: "\(path)/\($0)", in: root) }
    }
}
