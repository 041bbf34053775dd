import Foundation

/// A package with specs, and what vmgen makes of them.
struct Workplace {
    /// Where it is.
    let folder: URL
    /// The tool.
    let tool: String
    /// Whether tests are generated.
    let withTests: Bool

    /// Makes a package of `specs`, texts by name, at `folder`.
    init(_ specs: [String: String], at folder: URL, tool: String, withTests: Bool) throws {
        self.folder = folder
        self.tool = tool
        self.withTests = withTests
        let files = FileManager.default
        try files.createDirectory(at: folder.appendingPathComponent("specs"), withIntermediateDirectories: true)
        for (name, text) in specs { try Data(text.utf8).write(to: spec(name)) }
    }

    /// The file of the spec `name`.
    func spec(_ name: String) -> URL { folder.appendingPathComponent("specs/\(name).vm") }

    /// The command that generates it.
    var words: [String] {
        [tool, "generate", "specs", "--output", "out/sources", "--quiet"]
            + (withTests ? ["--tests-output", "out/tests/Generated", "--module", "App"] : [])
    }

    /// Takes away what was generated, and what was kept of it.
    func clean() throws {
        for place in [folder.appendingPathComponent("out"), Self.kept]
        where FileManager.default.fileExists(atPath: place.path) {
            try FileManager.default.removeItem(at: place)
        }
    }

    /// Where runs keep what they have generated.
    static let kept = FileManager.default.temporaryDirectory.appendingPathComponent("vmgen-bench-kept-\(getpid())")

    /// Copies what was generated to `expected`, and counts its lines.
    func keep() throws -> Int {
        let out = folder.appendingPathComponent("out")
        try FileManager.default.copyItem(at: out, to: folder.appendingPathComponent("expected"))
        let paths = try FileManager.default.subpathsOfDirectory(atPath: out.path).filter { $0.hasSuffix(".swift") }
        return try paths.reduce(0) { lines, path in
            try lines + Data(contentsOf: out.appendingPathComponent(path)).count { $0 == UInt8(ascii: "\n") }
        }
    }
}
