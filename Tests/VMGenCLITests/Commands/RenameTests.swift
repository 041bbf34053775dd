import Testing
import VMGenCore

@testable import VMGenCLI

/// Names that a spec has no more: the run says who still uses them.
@Suite struct RenameTests {
    private let folder: TemporaryFolder
    private let tests = "Tests/AppTests/CounterViewModelTests.swift"

    /// A package with a spec, generated, and code by hand that speaks of it.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(CounterSpec.text, to: "Sources/App/Counter.vm")
        try folder.write("let harness = CounterViewModelHarness()\nharness.tap() // tapped\n", to: tests)
        try folder.write("func tap() {}\n", to: "Sources/App/Other.swift")
        #expect(generate().code == 0)
    }

    private func generate(_ arguments: String...) -> ToolRun {
        ToolRun(["generate", "--quiet"] + arguments, in: folder, generator: { Pipeline(templates: $0).generate($1) })
    }

    @Test func theRunNamesTheLinesThatUseAnOldInput() throws {
        let spec = CounterSpec.text.replacing("tap: Void", with: "press: Void").replacing("- tap", with: "- press")
        try folder.write(spec, to: "Sources/App/Counter.vm")
        let expected =
            "\(tests):2:9: warning: `tap` is called `press` now, as 'Sources/App/Counter.vm' says\n"
            + "harness.tap() // tapped\n"
        #expect(generate("--dry-run").errors == expected)
        #expect(generate() == ToolRun(code: 0, errors: expected))
        #expect(generate() == ToolRun(code: 0))
    }

    @Test func aRenamedViewModelIsFollowed() throws {
        try folder.remove("Sources/App/Counter.vm")
        let spec = CounterSpec.text.replacing("CounterViewModel", with: "TallyViewModel")
        try folder.write(spec, to: "Sources/App/Tally.vm")
        let run = generate("--prune")
        #expect(run.code == 0)
        let expected =
            "\(tests):1:15: warning: `CounterViewModelHarness` is called `TallyViewModelHarness` now, "
            + "as 'Sources/App/Tally.vm' says\n"
        #expect(run.errors.contains(expected), "\(run.errors)")
    }

    @Test(arguments: [
        ("let a: Int", "let b: Int", ["a": "b"]),
        ("    func load() -> Int", "    func fetch() -> Int", ["load": "fetch"]),
        ("let a: Int", "let a: String", [:]),
        ("let a: Int\nuse(a)", "let b: Int\nuse(a)", [:]),
        ("let a: Int\nlet b: Int", "let b: Int\nlet a: Int", [:]),
        ("/// let a", "/// let b", [:]),
        ("let a = 1", "let b = 1, c = 2", [:]),
    ])
    func aNameIsDeclaredThenGone(old: String, new: String, names: [String: String]) {
        #expect(Renames(from: old, to: new).names == names)
    }
}
