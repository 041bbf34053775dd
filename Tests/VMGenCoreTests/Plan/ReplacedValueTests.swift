import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan

/// What `replace with` prints.
@Suite("Replaced values") struct ReplacedValueTests {
    private func output(_ flow: String, runtime: String) throws -> String {
        let text = """
            view-model: final class HomeViewModel
            runtime: \(runtime)
            inputs:
              tap: Void
              pick: Int
            outputs:
              done: Void
            flows:
              - \(flow) -> done
              - pick -> ignore
              - tap -> ignore

            """
        let source = SourceText(path: "Home.vm", text: text)
        let target = TargetInput(moduleName: "App", specs: [SpecInput(name: "Home", source: source)], wantsTests: false)
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.filter(\.isError).isEmpty)
        return try #require(result.files.first { $0.name == "HomeViewModel.swift" }).contents
    }

    @Test("Nothing takes the place of nothing", arguments: ["rxswift", "combine"])
    func nothing(_ runtime: String) throws {
        #expect(try output("tap -> replace with ()", runtime: runtime) == output("tap", runtime: runtime))
        #expect(try output("pick -> replace with ()", runtime: runtime).contains(".map { _ in () }"))
    }
}
