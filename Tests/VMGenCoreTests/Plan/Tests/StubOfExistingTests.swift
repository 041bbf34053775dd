import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Stubs of protocols that exist")
struct StubOfExistingTests {
    @Test("A stub of a protocol that was found in Swift can be made anywhere, whatever actor that is bound to")
    func actor() throws {
        let spec = """
            view-model: @MainActor final class HallViewModel
            runtime: rxswift
            services: existing WallClock
            init:
              clock: WallClock
            inputs:
              look: Void
            outputs:
              time: Int = 0
            flows:
              - look -> latest clock.now() -> time
              - errors -> ignore
            """
        let source = SpecInput(name: "Hall", source: SourceText(path: "Hall.vm", text: spec))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        let swift = "@MainActor protocol WallClock { func now() async throws -> Int }"
        target.swift = [SourceText(path: "WallClock.swift", text: swift)]
        let result = Pipeline(templates: TemplateStore()).generate(target)
        let harness = try #require(result.files.first { $0.name == "HallViewModelHarness.swift" })
        #expect(harness.contents.contains("    nonisolated init() {}\n"))
    }
}
