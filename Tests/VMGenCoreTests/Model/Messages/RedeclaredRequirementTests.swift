import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore

/// Protocols of the target that ask again for what they inherit.
@Suite("Protocols that ask again for what they inherit")
struct RedeclaredRequirementTests {
    private func generate(_ flow: String, _ swift: String) -> GenerationResult {
        let text = """
            view-model: AViewModel
            runtime: rxswift
            init:
              s: existing RoomRepository
            inputs:
              go: Int
            outputs:
              n: Int
            flows:
              - go -> n
              - \(flow)
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "Rooms.swift", text: swift)]
        return EmbeddedTemplates.generate(target)
    }

    @Test("A method, however far to the right it stands, beside a spec that is shorter")
    func method() {
        let far = String(repeating: " ", count: 5000)
        let made = generate(
            "go -> map s.room -> n",
            """
            protocol Reading { func room(_ n: Int) -> Int }
            protocol RoomRepository: Reading {\(far) var name: String { get }; func room(_ n: Int) -> Int }
            """
        )
        #expect(made.diagnostics.filter(\.isError).map(\.message) == [])
        #expect(made.files.contains { $0.name.hasSuffix("AViewModel.swift") })
    }

    @Test("A property that may be set there and was read before")
    func property() {
        let made = generate(
            "go -> set s.count = $0",
            """
            protocol Reading { var count: Int { get } }
            protocol RoomRepository: Reading, AnyObject { var count: Int { get set } }
            """
        )
        #expect(made.diagnostics.filter(\.isError).map(\.message) == [])
    }
}
