import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenModel
@testable import VMGenPlan

/// `distinct` with and without a key.
@Suite("The step distinct")
struct DistinctTests {
    @Test(
        "What is compared",
        arguments: [
            ("query -> distinct -> text", ".distinctUntilChanged()"),
            ("query -> distinct { $0.count } -> text", ".distinctUntilChanged { $0.count }"),
            ("query, row -> combine -> distinct -> pair", ".distinctUntilChanged(==)"),
            ("both -> distinct -> pair", ".distinctUntilChanged(==)"),
            ("both -> distinct { $0.1 } -> pair", ".distinctUntilChanged { $0.1 }"),
            (
                "both -> distinct { $0.count + $1 } -> pair",
                ".distinctUntilChanged { $0.0.count + $0.1 }"
            ),
            (
                "query, row -> combine -> distinct { $0.count + $1 } -> pair",
                ".distinctUntilChanged { $0.0.count + $0.1 }"
            ),
        ]
    )
    func generates(flow: String, line: String) throws {
        let source = SourceText(path: "Home.vm", text: spec(flow))
        let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "Home", source: source)], wantsTests: false)
        let result = EmbeddedTemplates.generate(target)
        #expect(DiagnosticPrinter.render(result.diagnostics.filter(\.isError)) == "")
        #expect(try #require(result.files.first).contents.contains("            \(line)\n"))
    }

    @Test("A method is no key")
    func method() {
        let checked = CheckedSpec(spec("query -> distinct makeKey -> text"))
        #expect(
            checked.summary.contains(
                "error: [step-argument] `distinct` takes `{ Swift }` or nothing: `distinct { $0.id }`, not `makeKey`"
            )
        )
    }

    private func spec(_ flow: String) -> String {
        """
        view-model: HomeViewModel
        runtime: rxswift
        inputs:
          query: String
          row: Int
          both: (String, Int)
        outputs:
          \(flow.hasSuffix("text") ? "text: String" : "pair: (String, Int)")
        flows:
          - \(flow)
        """
    }
}
