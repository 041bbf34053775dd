import Testing
import VMGenDiagnostics

@testable import VMGenCore

@Suite("Rendering")
struct RendererTests {
    private func generate(_ overrides: [String: String]) -> GenerationResult {
        let source = SourceText(
            path: "Tap.vm",
            text:
                "view-model: TapViewModel\nruntime: rxswift\ninputs:\n  tap: Void\nflows:\n  - tap -> call Log.tap()\n"
        )
        let target = TargetInput(
            moduleName: nil,
            specs: [SpecInput(name: "Tap", source: source)],
            wantsTests: false
        )
        return Pipeline(templates: TemplateStore(overrides: overrides)).generate(target)
    }

    @Test("The newline that ends a template's file is not part of what is included")
    func finalNewline() throws {
        let result = generate([
            "RxSwift/ViewModel.swift.stencil": "{% include \"Shared/Part.stencil\" %};\n",
            "Shared/Part.stencil": "{{ type.name }}\n",
        ])
        #expect(result.files.map(\.contents) == ["TapViewModel;\n"])
    }

    @Test("A mistake in a template is reported at its place, and nothing is generated")
    func mistake() {
        let result = generate(["RxSwift/ViewModel.swift.stencil": "// {{ type.naem }}\n"])
        #expect(result.files.isEmpty)
        #expect(
            DiagnosticPrinter.render(result.diagnostics).hasPrefix(
                "RxSwift/ViewModel.swift.stencil:1:12: error: `type` has no `naem`; did you mean `name`?"
            )
        )
    }
}
