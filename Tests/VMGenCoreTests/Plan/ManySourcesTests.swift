import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore

/// More sources than one operator of a runtime joins.
@Suite("Many sources") struct ManySourcesTests {
    private func viewModel(_ count: Int, _ step: String, runtime: String) throws -> String {
        let names = Array("abcdefghij").prefix(count).map { "\($0)0" }
        let text = """
            view-model: TapViewModel
            runtime: \(runtime)
            inputs:
              \(names.map { "\($0): Int" }.joined(separator: "\n  "))
            outputs:
              sum: Int
            flows:
              - \(names.joined(separator: ", ")) -> \(step) -> sum
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

    @Test("Combine joins four, and each further one beside them", arguments: ["combine", "zip"])
    func combine(step: String) throws {
        let text = try viewModel(6, "\(step) { $0 + $5 }", runtime: "combine")
        #expect(
            text.contains(
                step == "zip" ? ".zip(input.b0, input.c0, input.d0)" : ".combineLatest(input.b0, input.c0, input.d0)"
            )
        )
        let operation = step == "zip" ? "zip" : "combineLatest"
        #expect(
            text.contains(
                """
                            .\(operation)(input.e0)
                            .map { ($0.0, $0.1, $0.2, $0.3, $1) }
                            .\(operation)(input.f0)
                            .map { ($0.0, $0.1, $0.2, $0.3, $0.4, $1) }

                """
            )
        )
    }

    @Test("RxSwift joins eight")
    func rxSwift() throws {
        #expect(try !viewModel(8, "combine { $0 + $7 }", runtime: "rxswift").contains("$0.0"))
        let text = try viewModel(9, "combine { $0 + $8 }", runtime: "rxswift")
        #expect(text.contains(".map { ($0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7, $1) }"))
    }
}
