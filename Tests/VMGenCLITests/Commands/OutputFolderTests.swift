import Testing
import VMGenCore

@testable import VMGenCLI

/// Generated files in folders that output went to once, since `output` and `tests-output` were others then.
@Suite struct OutputFolderTests {
    private let folder: TemporaryFolder
    private let old = [
        "Sources/App/Generated/CounterViewModel.swift", "Sources/App/Generated/ViewModelSupport.swift",
        "Tests/AppTests/Generated/CounterViewModelGeneratedTests.swift",
        "Tests/AppTests/Generated/CounterViewModelHarness.swift",
        "Tests/AppTests/Generated/ViewModelTestSupport.swift",
    ]

    /// A package whose output goes to another folder than before.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(CounterSpec.text, to: "Sources/App/Counter.vm")
        #expect(run("generate") == ToolRun(code: 0))
        try folder.write("output: Deep/Gen\ntests-output: Gen\n", to: "vmgen.config")
    }

    private func run(_ arguments: String...) -> ToolRun {
        ToolRun(arguments + ["--quiet"], in: folder, generator: { Pipeline(templates: $0).generate($1) })
    }

    @Test func theyAreNamedAndDeleted() throws {
        let advice = "delete the file, or run 'vmgen generate' with '--prune'"
        let origin = "generated from 'Counter.vm', which goes to another folder now"
        let expected = """
            \(old[0]): warning: \(origin); \(advice)
            \(old[1]): warning: no spec needs it any more; \(advice)
            \(old[2]): warning: \(origin); \(advice)
            \(old[3]): warning: \(origin); \(advice)
            \(old[4]): warning: no spec needs it any more; \(advice)

            """
        #expect(run("generate") == ToolRun(code: 0, errors: expected))
        #expect(run("check") == ToolRun(code: 1, output: old.map { "stale: \($0)\n" }.joined()))
        #expect(run("generate", "--prune") == ToolRun(code: 0))
        for file in old + ["Sources/App/Generated/.vmgen.sums"] { #expect(folder.text(file) == nil) }
        #expect(run("check") == ToolRun(code: 0))
        try folder.remove("vmgen.config")
        let back = "Sources/App/Deep/Gen/CounterViewModel.swift: warning: \(origin)"
        #expect(run("generate").errors.hasPrefix(back))
    }

    @Test func methodsBesideASpecOfNoTargetAreNotCreatedAgain() throws {
        let spec = CounterSpec.withLogic
        try folder.write(spec.replacing("CounterViewModel", with: "BViewModel"), to: "App/B.vm")
        try folder.write("extension BViewModel {\n    func log() {}\n}\n", to: "App/Log.swift")
        #expect(run("generate", "App", "--output", "Gen") == ToolRun(code: 0))
        #expect(folder.text("Gen/BViewModel.swift") != nil)
        #expect(folder.text("App/BViewModel+Logic.swift") == nil)
        try folder.remove("App/Log.swift")
        #expect(run("generate", "App", "--output", "Gen") == ToolRun(code: 0))
        #expect(folder.text("App/BViewModel+Logic.swift") != nil)
    }

    @Test func whatIsNotOfTheTargetsSpecsStays() throws {
        let spec = CounterSpec.text.replacing("CounterViewModel", with: "BViewModel")
        try folder.write(spec, to: "Other/B.vm")
        #expect(run("generate", "Other/B.vm", "--output", "Sources/App/Others") == ToolRun(code: 0))
        try folder.write("// mine\n", to: "Sources/App/Generated/Mine.swift")
        #expect(run("generate", "--prune", "Sources") == ToolRun(code: 0))
        #expect(folder.text("Sources/App/Others/BViewModel.swift") != nil)
        #expect(folder.text("Sources/App/Generated/Mine.swift") != nil)
    }

    @Test func anOutputOfTheCommandLineSaysNothingOfTheLayout() throws {
        let run = run("generate", "Sources", "--output", "Sources/App/More", "--prune")
        #expect(run == ToolRun(code: 0))
        for file in old { #expect(folder.text(file) != nil) }
    }
}
