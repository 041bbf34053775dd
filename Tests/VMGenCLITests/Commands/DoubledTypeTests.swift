import Testing
import VMGenCore

@testable import VMGenCLI

/// Types that are written by hand already: the run that generates them says where.
@Suite struct DoubledTypeTests {
    private let folder: TemporaryFolder

    /// A package whose tests and sources have types of their own.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write(CounterSpec.text, to: "Sources/App/Counter.vm")
    }

    private func generate(_ arguments: String...) -> ToolRun {
        ToolRun(["generate", "--quiet"] + arguments, in: folder, generator: { Pipeline(templates: $0).generate($1) })
    }

    @Test func aTypeOfTheSameModuleIsNamedOnce() throws {
        try folder.write(
            "import XCTest\n\npublic final class CounterViewModelHarness {}\n",
            to: "Tests/AppTests/Old.swift"
        )
        let expected =
            "Tests/AppTests/Old.swift:3:20: warning: `CounterViewModelHarness` is generated too, in "
            + "'Tests/AppTests/Generated/CounterViewModelHarness.swift', and one module has one type of a name; delete this "
            + "one, or call one of them otherwise\npublic final class CounterViewModelHarness {}\n"
        #expect(generate() == ToolRun(code: 0, errors: expected))
        #expect(generate() == ToolRun(code: 0))
    }

    @Test func whatOthersDoNotSeeIsNotMeant() throws {
        try folder.write("private struct CounterViewModel {}\n", to: "Sources/App/Old.swift")
        try folder.write(
            "enum Old {\n    struct CounterViewModel {}\n}\n// class CounterViewModel\n",
            to: "Sources/App/Older.swift"
        )
        try folder.write("extension CounterViewModel {}\n", to: "Sources/App/Counter+Old.swift")
        try folder.write("struct CounterViewModel {}\n", to: "Tests/AppTests/Old.swift")
        #expect(generate() == ToolRun(code: 0))
    }
}
