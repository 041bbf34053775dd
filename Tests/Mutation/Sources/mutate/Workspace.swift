import Foundation
import Mutating

/// A package that holds one example at a time, in which it is broken, built and tested.
struct Workspace {
    /// The repository.
    let root: URL
    /// Where the package is.
    let folder: URL
    /// The example in it.
    let example: Example
    /// Which tests it has.
    let tests: Options.Tests

    private var files: FileManager { .default }
    private var build: [String] {
        ["swift", "build", "--build-tests", "--package-path", folder.path, "--scratch-path", folder.path + "/.build"]
    }

    /// Where the generated file `name` is.
    func generated(_ name: String) -> URL {
        folder.appendingPathComponent("Sources/\(example.name)/Generated/\(name)")
    }

    /// Copies the example and writes the package's manifest.
    ///
    /// - Throws: What prevents files from being copied, or `NoTests`.
    func prepare() throws {
        for name in ["Sources", "Tests"] {
            let old = folder.appendingPathComponent(name)
            if files.fileExists(atPath: old.path) { try files.removeItem(at: old) }
        }
        let module = "Sources/\(example.name)"
        let tested = "Tests/\(example.name)Tests"
        try copy(Example.swiftFiles(in: example.sources), of: example.sources, to: module)
        try copy(Example.swiftFiles(in: example.tests).filter(belongs), of: example.tests, to: tested)
        try linkOthers()
        let sourceImports = try imports(of: module)
        let testImports = try imports(of: tested)
        guard testImports.contains("XCTest") || testImports.contains("Testing") else { throw NoTests() }
        try manifest(of: sourceImports, tests: testImports)
            .write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    }

    /// There are no tests to run.
    struct NoTests: Error {}

    /// Builds it.
    ///
    /// - Returns: Whether it compiles, and what the compiler said.
    /// - Throws: What prevents the compiler from starting, or `BuildStopped`.
    func compile() throws -> (succeeds: Bool, output: [String]) {
        let command = Command(arguments: build, log: folder.appendingPathComponent("build.log"))
        if try command.run() == .ended(0) { return (true, command.lines()) }
        let output = command.lines()
        // A build that something else has stopped says nothing of the code.
        guard output.contains(where: { $0.contains(".swift:") && $0.contains(": error:") }) else {
            throw BuildStopped(output: output)
        }
        return (false, output)
    }

    /// A build ended without a word on the code.
    struct BuildStopped: Error, CustomStringConvertible {
        /// What it said.
        let output: [String]

        var description: String {
            (["the build was stopped; --resume goes on from there"] + output.suffix(5)).joined(separator: "\n")
        }
    }

    /// Runs the tests, until the first one fails. Tests that do not end in `limit` seconds have twice of that once more, so
    /// that a busy machine is not taken for tests that hang.
    ///
    /// - Throws: What prevents them from starting, or `Command.Stopped`.
    func test(limit: Double) throws -> (verdict: Verdict, killer: String) {
        for run in try testRuns() {
            let command = Command(arguments: run, log: folder.appendingPathComponent("test.log"))
            let isEnough = { (line: String) in Self.failedTest(in: line) != nil }
            var end = try command.run(limit: limit, until: isEnough)
            if end == .timedOut { end = try command.run(limit: 2 * limit, until: isEnough) }
            switch end {
            case .ended(0): continue
            case .ended, .crashed: return (.killed, "a crash")
            case .said(let line): return (.killed, Self.failedTest(in: line) ?? "")
            case .timedOut: return (.timedOut, "")
            }
        }
        return (.survived, "")
    }

    /// How the tests of each framework are run.
    private func testRuns() throws -> [[String]] {
        #if os(Linux)
            // Without `swift test` between, which a test run that is stopped would outlive.
            let bundle = folder.path + "/.build/debug/MutantPackageTests.xctest"
            let frameworks = try imports(of: "Tests/\(example.name)Tests")
            return (frameworks.contains("XCTest") ? [[bundle]] : [])
                + (frameworks.contains("Testing") ? [[bundle, "--testing-library", "swift-testing"]] : [])
        #else
            return [
                [
                    "swift", "test", "--skip-build", "--package-path", folder.path, "--scratch-path",
                    folder.path + "/.build",
                ]
            ]
        #endif
    }

    /// The test that `line` of a test run's output says has failed.
    static func failedTest(in line: String) -> String? {
        if let start = line.range(of: ": error: ") {
            return String(line[start.upperBound...].prefix { $0 != " " && $0 != ":" })
        }
        guard line.contains("✘ Test ") || line.contains("✘ Suite "), line.contains(" recorded an issue") else {
            return nil
        }
        return line.range(of: "Test ").map { String(line[$0.upperBound...].prefix { $0 != " " }) }
    }

    /// Whether `file` of the test target is one of the tests to run, or what they need.
    private func belongs(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        // Tests that run the compiler are about the seam, not about what the view model does.
        if text.contains("ExampleTestSupport") { return false }
        let isGenerated = file.deletingLastPathComponent().lastPathComponent == "Generated"
        return tests == .all || isGenerated || !(text.contains("XCTestCase {") || text.contains("@Test"))
    }

    private func copy(_ sources: [URL], of folder: URL, to target: String) throws {
        for source in sources {
            let path = source.path.dropFirst(folder.path.count + 1)
            let copy = self.folder.appendingPathComponent("\(target)/\(path)")
            try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: source, to: copy)
        }
    }

    /// Puts links to the other examples beside this one, for tests that read them.
    private func linkOthers() throws {
        let examples = root.appendingPathComponent("Examples")
        for name in ["Sources", "Tests"] {
            for other in try files.contentsOfDirectory(atPath: examples.appendingPathComponent(name).path) {
                let link = folder.appendingPathComponent("\(name)/\(other)")
                if files.fileExists(atPath: link.path) { continue }
                try files.createSymbolicLink(
                    at: link,
                    withDestinationURL: examples.appendingPathComponent("\(name)/\(other)")
                )
            }
        }
    }

    private func imports(of folder: String) throws -> Set<String> {
        var modules: Set<String> = []
        for file in Example.swiftFiles(in: self.folder.appendingPathComponent(folder)) {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split(separator: " ")
                if words.dropLast().last == "import", let module = words.last { modules.insert(String(module)) }
            }
        }
        return modules
    }
}
