import Testing
import VMGenCheck
import VMGenCore

@testable import VMGenCLI

/// `vmgen generate` where the tests of several targets go to one folder, with the real pipeline.
@Suite struct GenerateTogetherTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(CounterSpec.withLogic, to: "Sources/App/Counter.vm")
        try folder.write(CounterSpec.withLogic, to: "Sources/Kit/Counter.vm")
        try folder.write(CounterSpec.withLogic.replacing("Counter", with: "Page"), to: "Sources/Kit/Page.vm")
    }

    private func run(_ words: String...) -> ToolRun {
        ToolRun(["generate", "--tests-output", "AllTests/Generated"] + words, in: folder) {
            Pipeline(templates: $0).generate($1)
        }
    }

    private let generated = [
        "AppCounterViewModelGeneratedTests.swift", "AppCounterViewModelHarness.swift",
        "KitCounterViewModelGeneratedTests.swift", "KitCounterViewModelHarness.swift",
        "PageViewModelGeneratedTests.swift", "PageViewModelHarness.swift", "ViewModelTestSupport.swift",
    ]

    @Test func theirTestsShareWhatTheyCan() throws {
        #expect(run("--quiet") == ToolRun(code: 0))
        let tests = ["AppCounterViewModelTests.swift", "KitCounterViewModelTests.swift", "PageViewModelTests.swift"]
        #expect(
            try Set(folder.allFiles().filter { $0.hasPrefix("AllTests/") })
                == Set((tests + generated.map { "Generated/" + $0 }).map { "AllTests/" + $0 })
        )
        #expect(folder.text("AllTests/Generated/KitCounterViewModelHarness.swift")?.contains("import Kit\n") == true)
        #expect(folder.text("AllTests/Generated/PageViewModelHarness.swift")?.contains("import Kit\n") == true)
        #expect(run("--quiet") == ToolRun(code: 0))
    }

    @Test func oneOfThemAloneLeavesTheTestsAsTheyAre() throws {
        #expect(run("--quiet").code == 0)
        let before = folder.text("AllTests/Generated/ViewModelTestSupport.swift")
        let alone = run("Sources/App", "--quiet")
        #expect(alone.code == 3)
        #expect(
            alone.errors
                == "AllTests/Generated: error: also holds tests of Page.vm; tests of several targets share files: give "
                + "the target of Page.vm in the same call\n"
        )
        #expect(folder.text("AllTests/Generated/ViewModelTestSupport.swift") == before)
        #expect(folder.text("AllTests/Generated/CounterViewModelHarness.swift") == nil)
    }

    @Test func aMistakeInOneLeavesWhatTheyShareAsItWas() throws {
        #expect(run("--quiet").code == 0)
        let before = folder.text("AllTests/Generated/ViewModelTestSupport.swift")
        try folder.write(CounterSpec.withLogic + "  - tpa -> set count = 0\n", to: "Sources/Kit/Counter.vm")
        try folder.write(CounterSpec.withLogic + "  - tpa -> set count = 0\n", to: "Sources/App/Counter.vm")
        #expect(run("--quiet").code == 1)
        #expect(folder.text("AllTests/Generated/ViewModelTestSupport.swift") == before)
    }
}
