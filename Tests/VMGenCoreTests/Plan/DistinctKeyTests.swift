import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore

/// What `distinct { … }` compares, where it is written out for the value before and the one that comes.
@Suite("The key of distinct") struct DistinctKeyTests {
    private func viewModel(_ step: String, runtime: String) throws -> String {
        let text = """
            view-model: TapViewModel
            runtime: \(runtime)
            inputs:
              move: (at: Bool, on: Int)
              row: Int
              line: Int
            outputs:
              moved: Void
            flows:
              - \(step) -> moved
            """
        let source = SourceText(path: "Tap.vm", text: text)
        let target = TargetInput(
            moduleName: "App",
            specs: [SpecInput(name: "Tap", source: source)],
            wantsTests: false
        )
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.filter(\.isError).map(\.message) == [])
        return try #require(result.files.first { $0.name == "TapViewModel.swift" }?.contents)
    }

    @Test("A key of several words stands in brackets")
    func brackets() throws {
        let text = try viewModel("move -> distinct { $0.at ? 1 : 0 }", runtime: "combine")
        #expect(text.contains(".removeDuplicates { old, new in (old.at ? 1 : 0) == (new.at ? 1 : 0) }"))
    }

    @Test("A key of one word stands as it is")
    func plain() throws {
        let text = try viewModel("move -> distinct { $0.on }", runtime: "combine")
        #expect(text.contains(".removeDuplicates { old, new in old.on == new.on }"))
    }

    @Test(
        "A closure that names its parameters is given each value of a tuple",
        arguments: [("rxswift", ".distinctUntilChanged { $0.0 }"), ("combine", "{ old, new in old.0 == new.0 }")]
    )
    func parameters(runtime: String, line: String) throws {
        let text = try viewModel("row, line -> combine -> distinct { first, _ in first }", runtime: runtime)
        #expect(text.contains(line))
    }

    @Test(
        "A call of several arguments is no tuple, and what would take Swift long is compared in two steps",
        arguments: [
            ("rxswift", ".distinctUntilChanged { max($0.0, 9 - $0.0) }"),
            ("combine", "let newKey = max(new.0, 9 - new.0)\n                return oldKey == newKey"),
        ]
    )
    func heavy(runtime: String, lines: String) throws {
        let step =
            "row -> with move -> distinct { max($0, 9 - $0) } -> map { $0 + $1.on }"
        let text = try viewModel(step, runtime: runtime)
        #expect(text.contains(lines), "\(text)")
    }
}
