import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenModel
import VMGenPlan

@Suite("Specs of several runtimes in one target")
struct MixedRuntimesTests {
    /// What is generated for specs that differ in their `runtime:` lines.
    private func generate(_ runtimes: String...) -> GenerationResult {
        let specs = runtimes.enumerated().map { index, runtime in
            let name = ["Home", "Room", "Wait"][index]
            let text = "view-model: \(name)ViewModel\nruntime: \(runtime)\nflows:\n  - start -> call Log.start()\n"
            return SpecInput(name: name, source: SourceText(path: "\(name).vm", text: text))
        }
        return EmbeddedTemplates.generate(TargetInput(moduleName: nil, specs: specs, wantsTests: false))
    }

    @Test("Both specs are named, and nothing is generated")
    func mixed() {
        let result = generate("rxswift", "combine")
        #expect(result.files.isEmpty)
        #expect(
            DiagnosticPrinter.render(result.diagnostics) == """
                Room.vm:2:10: error: `Room.vm` is written for combine and `Home.vm` for rxswift, and both are of one target, \
                whose view models share one support file; use one of the two, or put the spec into a target of its own
                  runtime: combine
                           ^~~~~~~
                Home.vm:2:10: note: the other one
                  runtime: rxswift
                           ^~~~~~~

                """
        )
    }

    @Test("Two modules in the place of Combine are two ways as well")
    func modules() {
        let result = generate("combine", "combine(CombineShim)")
        #expect(result.diagnostics.map(\.rule) == ["mixed-runtimes"])
    }

    @Test("One runtime is fine, with any module in the place of Combine")
    func one() {
        #expect(generate("rxswift", "rxswift").diagnostics.isEmpty)
        let result = generate("combine(CombineShim)", "combine(CombineShim)")
        #expect(result.diagnostics.isEmpty)
        #expect(result.files.allSatisfy { !$0.contents.contains("import Combine\n") })
        #expect(result.files.contains { $0.contents.contains("\nimport CombineShim\n") })
    }

    @Test("A module that is none, and one for a runtime that has no place for it, are mistakes")
    func badModule() {
        #expect(
            generate("combine(Open Combine)").diagnostics.map(\.message) == [
                "`Open Combine` is no name of a module; write the one to import in the place of Combine, "
                    + "`combine(CombineShim)`"
            ]
        )
        #expect(
            generate("rxswift(ReactiveX)").diagnostics.map(\.message) == [
                "`rxswift` imports its own modules only; write `runtime: rxswift`"
            ]
        )
    }
}
