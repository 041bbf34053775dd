import Foundation
import SpecWriting

/// Says what is wrong with what vmgen makes of specs, all of them in a few compiler calls.
public struct Judge: Sendable {
    /// Where they are compiled.
    public var bench: Workbench
    /// Their runtime.
    public var runtime: SpecDraft.Runtime
    /// The folder of this run, below the runtime's package.
    public var run: String

    /// Whether the view models are written as a build system does it, so that the compiler speaks of the specs' lines.
    public var isLocated = false

    /// Makes a judge of specs for `runtime`.
    public init(bench: Workbench, runtime: SpecDraft.Runtime, run: String) {
        self.bench = bench
        self.runtime = runtime
        self.run = run
    }

    var folder: URL { bench.package(runtime).appendingPathComponent(run) }

    /// The failures of `specs` in the language modes `modes`: the first of each spec.
    ///
    /// - Throws: where something else than a spec is wrong.
    public func judge(_ specs: [SpecDraft], modes: [Int]) throws -> [Failure] {
        var failures = try generate(specs)
        for mode in modes { failures += try compile(Self.left(of: specs, after: failures), mode: mode) }
        return failures
    }

    /// The failures of `specs` as far as it takes to see whether they have `failure`: what compiles without it is not
    /// compiled again.
    ///
    /// - Throws: where something else than a spec is wrong.
    func judge(_ specs: [SpecDraft], lookingFor failure: Failure) throws -> [Failure] {
        let refused = try generate(specs)
        let left = Self.left(of: specs, after: refused)
        switch failure.stage {
        case .check, .crash: return refused
        case .viewModel, .logic, .support:
            if left.isEmpty { return refused }
            let found = try compile(left, mode: failure.mode, tests: false, flags: [])
            return refused + found
        case .harness, .tests, .run: return refused + (try compile(left, mode: failure.mode))
        }
    }

    static func left(of specs: [SpecDraft], after failures: [Failure]) -> [SpecDraft] {
        let failed = Set(failures.map(\.spec))
        return specs.filter { !failed.contains($0.name) }
    }

    /// Writes the specs with their Swift and generates; says what vmgen refuses.
    func generate(_ specs: [SpecDraft]) throws -> [Failure] { Self.first(try refusals(of: specs)) }

    /// Writes the specs with their Swift and generates; says all that vmgen says against them.
    private func refusals(of specs: [SpecDraft]) throws -> [Failure] {
        if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
        let sources = folder.appendingPathComponent("Sources/Specs")
        for spec in specs {
            try bench.write(spec.specText, to: sources.appendingPathComponent("\(spec.name).vm"))
            try bench.write(domain(of: spec), to: sources.appendingPathComponent("\(spec.name)Domain.swift"))
            if let logic = spec.logicText {
                try bench.write(logic, to: sources.appendingPathComponent("\(spec.name)ViewModel+Logic.swift"))
            }
        }
        if bench.isOnMainActor {
            try bench.write("isolation: MainActor\n", to: folder.appendingPathComponent("vmgen.config"))
        }
        let outcome = try Shell.run([bench.vmgen.path] + words(for: specs), in: folder)
        let names = Set(specs.map(\.name))
        var failures = Failure.read(outcome.output, names: names, mode: 0, isCheck: true)
        if outcome.code > 1 || (outcome.code == 1 && failures.isEmpty) {
            failures += specs.map { Failure(spec: $0.name, stage: .crash, message: outcome.output, mode: 0) }
        }
        return failures
    }

    /// The Swift of the domain of `spec`. What conforms on the main actor alone is nothing for a generic type that asks for `Sendable`,
    /// which is there by itself on that actor.
    private func domain(of spec: SpecDraft) -> String {
        bench.isOnMainActor
            ? spec.domainText.replacingOccurrences(of: " & Sendable>", with: ">") : spec.domainText
    }

    private func words(for specs: [SpecDraft]) -> [String] {
        guard isLocated else {
            return [
                "generate", "Sources/Specs", "--output", "Sources/Specs/Generated", "--tests-output",
                "Tests/SpecsTests/Generated", "--module", "Specs",
            ]
        }
        let sources = specs.map { "\($0.name)ViewModel" } + ["ViewModelSupport", "URLSessionProtocol"]
        let tests =
            specs.flatMap { ["\($0.name)ViewModelHarness", "\($0.name)ViewModelGeneratedTests"] }
            + ["URLSessionStub", "ViewModelTestSupport"]
        return ["build", "--module", "Specs"] + specs.map { "Sources/Specs/\($0.name).vm" }
            + specs.flatMap { ["--swift", "Sources/Specs/\($0.name)Domain.swift"] }
            + sources.flatMap { ["--output", "Sources/Specs/Generated/\($0).swift"] }
            + tests.flatMap { ["--output", "Tests/SpecsTests/Generated/\($0).swift"] }
    }

    /// All that vmgen and the compiler say of `specs`: what is refused is left out before the others are compiled, since tests
    /// are written of all of them together.
    ///
    /// - Throws: where something else than a spec is wrong.
    public func judgeMistakes(in specs: [SpecDraft]) throws -> [Failure] {
        var failures: [Failure] = []
        var left = specs
        while !left.isEmpty {
            let refused = try refusals(of: left)
            failures += refused
            left = Self.left(of: left, after: refused)
            if refused.isEmpty { break }
        }
        return failures + (try compile(left, mode: 6, all: true))
    }

    /// Compiles what was made of `specs`, and then, without what failed, what tests it: the first failure of each spec, or
    /// `all` of them.
    private func compile(_ specs: [SpecDraft], mode: Int, all: Bool = false) throws -> [Failure] {
        var failures: [Failure] = []
        var left = specs
        while !left.isEmpty {
            let module = folder.appendingPathComponent("Specs.swiftmodule").path
            let found = try compile(left, mode: mode, tests: false, all: all, flags: ["-emit-module-path", module])
            if found.isEmpty { break }
            failures += found
            left = Self.left(of: left, after: found)
            if found.contains(where: \.spec.isEmpty) { return failures }
        }
        while !left.isEmpty {
            let found = try compile(left, mode: mode, tests: true, all: all, flags: ["-I", folder.path])
            if found.isEmpty { break }
            failures += found
            left = Self.left(of: left, after: found)
            if found.contains(where: \.spec.isEmpty) { return failures }
        }
        return failures
    }

    func compile(
        _ specs: [SpecDraft],
        mode: Int,
        tests: Bool,
        all: Bool = false,
        flags: [String]
    ) throws -> [Failure] {
        let names = Set(specs.map(\.name))
        let files = try self.files(of: names, tests: tests)
        if files.isEmpty { return [] }
        let list = folder.appendingPathComponent("files.txt")
        try bench.write(files.map(\.path).joined(separator: "\n"), to: list)
        let isolation = bench.isOnMainActor ? Self.isolation(tests: tests) : []
        let sil = folder.appendingPathComponent("out.sil").path
        let outcome = try Shell.run(
            [
                "swiftc", "-wmo", "-Onone", "-enable-testing",
                "-parse-as-library", "-package-name", "specs", "-swift-version",
                "\(mode)", "-warnings-as-errors", "-module-name", tests ? "SpecsTests" : "Specs", "@\(list.path)",
            ] + isolation + (flags.contains("-c") ? [] : ["-emit-sil", "-o", sil]) + flags + bench.flags(runtime),
            in: folder
        )
        let found = Failure.read(outcome.output, names: names, mode: mode, isCheck: false)
        let failures = all ? found : Self.first(found)
        if failures.isEmpty, outcome.code != 0 { throw Shell.Trouble(description: outcome.output) }
        return failures
    }

    /// What Xcode 26 hands the compiler for the target of a new app, and for its tests, which are on no actor.
    private static func isolation(tests: Bool) -> [String] {
        ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].flatMap { ["-enable-upcoming-feature", $0] }
            + (tests ? [] : ["-default-isolation", "MainActor"])
    }

    /// The Swift files of the specs called `names`, with what a target's specs share.
    func files(of names: Set<String>, tests: Bool) throws -> [URL] {
        let folders = tests ? ["Tests/SpecsTests/Generated"] : ["Sources/Specs", "Sources/Specs/Generated"]
        return try folders.flatMap { path -> [URL] in
            let folder = self.folder.appendingPathComponent(path)
            guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { file in
                    let name = file.lastPathComponent
                    let isShared = !name.hasPrefix(Self.mark)
                    return name.hasSuffix(".swift") && (isShared || names.contains { name.hasPrefix($0) })
                }
                .sorted { $0.path < $1.path }
        }
    }

    /// What the names of all specs start with.
    public static let mark = "Spec"

    /// The first failure of each spec.
    static func first(_ failures: [Failure]) -> [Failure] {
        var seen: Set<String> = []
        return failures.filter { seen.insert($0.spec).inserted }
    }
}
