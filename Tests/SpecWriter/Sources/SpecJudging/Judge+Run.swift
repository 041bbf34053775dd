import Foundation
import SpecWriting

extension Judge {
    /// What came of running tests.
    struct Run {
        /// All that was printed.
        var output = ""
        /// What failed: tests, and what ended the process.
        var failures: [Failure] = []
    }

    /// Builds what was made of `specs` and runs the generated tests; what fails is of the stage `run`.
    ///
    /// - Throws: where it cannot be built.
    public func runTests(of specs: [SpecDraft]) throws -> [Failure] {
        let refused = try generate(specs)
        if !refused.isEmpty { return refused }
        var left = specs
        let failures = try link(&left)
        return failures + (try run(left).failures)
    }

    /// Compiles and links what was made of `specs` and what tests it, without SwiftPM: one call of the compiler a module. Specs
    /// that do not compile are taken out of `specs`.
    ///
    /// - Throws: where something else than a spec is wrong.
    func link(_ specs: inout [SpecDraft]) throws -> [Failure] {
        let module = folder.appendingPathComponent("Specs.swiftmodule").path
        let flags = ["-emit-module-path", module, "-c", "-o", object("Specs")]
        var failures = try compileSound(&specs) { try compile($0, mode: 6, tests: false, flags: flags) }
        // What the tests of a spec do not compile with is left out of them; its view model may stay.
        failures += try compileSound(&specs) { left in
            try bench.write(try mainText(left), to: testsFolder.appendingPathComponent("TestMain.swift"))
            return try compile(
                left,
                mode: 5,
                tests: true,
                flags: ["-I", folder.path, "-c", "-o", object("SpecsTests")]
            )
        }
        guard !specs.isEmpty else { return failures }
        let words =
            ["swiftc", "-o", program, object("Specs"), object("SpecsTests")]
            + bench.objects(runtime) + [Self.cPlusPlus]
        let outcome = try Shell.run(words, in: folder)
        if outcome.code != 0 { throw Shell.Trouble(description: outcome.output) }
        return failures
    }

    /// Compiles `specs` without those that `compile` says fail, until none of them does; they are taken out of `specs`.
    private func compileSound(_ specs: inout [SpecDraft], _ compile: ([SpecDraft]) throws -> [Failure]) throws
        -> [Failure]
    {
        var failures: [Failure] = []
        while !specs.isEmpty {
            let found = try compile(specs)
            if found.isEmpty { break }
            failures += found
            specs = found.contains(where: \.spec.isEmpty) ? [] : Self.left(of: specs, after: found)
        }
        return failures
    }

    /// Runs the tests of `specs` that were linked; those of a spec that ends the process are left out the next time.
    ///
    /// - Throws: where the program cannot be run.
    func run(_ specs: [SpecDraft]) throws -> Run {
        var run = Run()
        var classes = try testClasses(specs).map(\.name)
        while !classes.isEmpty {
            let words = [program, classes.map { "SpecsTests.\($0)" }.joined(separator: ",")]
            let outcome = try Shell.run(["timeout", "600"] + words, in: folder)
            run.output += outcome.output
            let names = Set(specs.map(\.name))
            let failures = Failure.read(outcome.output, names: names, mode: 6, isCheck: false).map(Self.ofTest)
            let known = Set(run.failures.map(\.spec))
            run.failures += Self.first(failures).filter { !known.contains($0.spec) }
            guard outcome.code != 0, let crash = Self.crash(in: outcome.output) else { break }
            run.failures.append(crash)
            // What ran before it has said what it has to say.
            let over = classes.firstIndex { crash.line.hasPrefix($0 + ".") } ?? classes.count - 1
            classes.removeFirst(over + 1)
        }
        return run
    }

    private var testsFolder: URL { folder.appendingPathComponent("Tests/SpecsTests/Generated") }

    /// The flag that links the library of C++, which OpenCombine needs.
    #if os(Linux)
        private static let cPlusPlus = "-lstdc++"
    #else
        private static let cPlusPlus = "-lc++"
    #endif

    var program: String { folder.appendingPathComponent("SpecsTests.run").path }

    private func object(_ name: String) -> String { folder.appendingPathComponent("\(name).o").path }

    /// The test classes of `specs` with their methods, in order.
    private func testClasses(_ specs: [SpecDraft]) throws -> [(name: String, methods: [String])] {
        let names = Set(specs.map(\.name))
        return try files(of: names, tests: true).flatMap { file -> [(name: String, methods: [String])] in
            let text = try String(contentsOf: file, encoding: .utf8)
            return text.components(separatedBy: "\nfinal class ").dropFirst().compactMap { part in
                let name = String(part.prefix { $0 != ":" && $0 != " " })
                guard part.hasPrefix("\(name): XCTestCase {") else { return nil }
                let methods = part.components(separatedBy: "\n    func test").dropFirst().map { rest in
                    "test" + rest.prefix { $0 != "(" }
                }
                return (name, methods)
            }
        }
    }

    /// Swift that runs the tests of `specs`.
    private func mainText(_ specs: [SpecDraft]) throws -> String {
        let entries = try testClasses(specs).map { name, methods in
            let list = methods.map { "(\"\($0)\", asyncTest(\(name).\($0)))" }
            return "        entries.append(testCase([\n            "
                + list.joined(separator: ",\n            ")
                + "\n        ] as [(String, (\(name)) -> () throws -> Void)]))"
        }
        let folder = testsFolder
        let names = specs.flatMap { spec in WiredInputs.allCases.map { $0.play(of: spec.name) } }
        let played = names.filter { name in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(name)Play.swift").path)
        }
        let plays = played.map { "        \"\($0)\": \($0)Play.run," }.joined(separator: "\n")
        return """
            import Dispatch
            import Foundation
            import XCTest

            @main
            @MainActor
            struct TestMain {
                static let plays: [String: @MainActor () async -> Void] = [
            \(plays.isEmpty ? "        :" : plays)
                ]

                static func main() {
                    if CommandLine.arguments.dropFirst().first == "--plays" {
                        Task { @MainActor in
                            await play(CommandLine.arguments.dropFirst(2).compactMap { plays[$0] })
                            exit(0)
                        }
                        dispatchMain()
                    }
                    var entries: [XCTestCaseEntry] = []
                    entries.reserveCapacity(\(entries.count))
            \(entries.joined(separator: "\n"))
                    XCTMain(entries)
                }

                /// At the same time: each spends most of it waiting until nothing is under way.
                static func play(_ plays: [@MainActor () async -> Void]) async {
                    TestReport.handler = { _ in }
                    let tasks = plays.map { play in Task { @MainActor in await play() } }
                    for task in tasks { await task.value }
                }
            }

            """
    }

    /// `failure` as that of the test which its message starts with: `Spec1ViewModelGeneratedTests.testTap : …`.
    private static func ofTest(_ failure: Failure) -> Failure {
        var failure = failure
        failure.stage = .run
        guard let end = failure.message.range(of: " : ") else { return failure }
        let test = failure.message[..<end.lowerBound]
        failure.spec = String(test.prefix { $0 != "." }.components(separatedBy: "ViewModel")[0])
        failure.line = "\(test), \(failure.line)"
        failure.message = String(failure.message[end.upperBound...])
        return failure
    }

    /// The test that ended the process; nil where none did.
    private static func crash(in output: String) -> Failure? {
        if output.contains("Executed ") && output.contains(" 'Selected tests' ") && !output.contains("Program crashed")
        {
            return nil
        }
        let start = output.range(of: "Test Case '", options: .backwards)
        guard let name = start.map({ output[$0.upperBound...].prefix { $0 != "'" } }) else { return nil }
        let spec = name.components(separatedBy: "ViewModel")[0]
        return Failure(spec: spec, stage: .run, message: "the process ends", line: String(name), mode: 6)
    }
}
