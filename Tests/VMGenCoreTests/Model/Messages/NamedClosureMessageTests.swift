import Testing
import VMGenDiagnostics
import VMGenPlan
import VMGenSpec

@testable import VMGenCore

/// Closures whose types an app calls by a name.
@Suite("Closures by the names of their types")
struct NamedClosureMessageTests {
    private static let text = """
        view-model: AViewModel
        runtime: rxswift
        init:
          load: @escaping Load
          report: @escaping Report
        inputs:
          appear: Void
        outputs:
          rows: [Int] = []
        flows:
          - appear -> first load(1) -> rows
          - appear -> call report("a")
          - errors -> ignore
        samples:
          report: { _ in }
          load: { _ in [] }
        scenarios:
          loaded:
            given: load answers [3]
            when: appear
            then: load was called with (1); rows = [3]
        """

    @Test("What the target's Swift gives a name outside of types is that closure")
    func followed() throws {
        let swift = """
            typealias Load = @Sendable (Int) async throws -> [Int]
            public typealias Report =
                @MainActor (String) ->
                    Void
            typealias Pair = (Int, Int)
            struct Box { typealias Inner = () -> Void }
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: Self.text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "Names.swift", text: swift)]
        #expect(
            SwiftProtocols(target.swift).closures == [
                "Load": "@Sendable (Int) async throws -> [Int]", "Report": "@MainActor (String) -> Void",
            ]
        )
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.map(\.message) == [])
        let made = try #require(result.files.first { $0.name == "AViewModel.swift" }).contents
        #expect(made.contains("    private let load: Load\n"))
        #expect(made.contains("        load: @escaping Load,\n"))
        #expect(made.contains("try await load(1)"))
        #expect(made.contains("    init(\n"))
    }

    @Test("So is what the spec's types give a name")
    func own() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row: Equatable { var id = 0 }
              typealias Load = @Sendable (Int) async throws -> [Row]
              typealias Report = (Row) -> Void
            init:
              load: Load
              report: Report
            inputs:
              appear: Void
            outputs:
              rows: [Row] = []
            flows:
              - appear -> first load(1) -> rows
              - appear -> call report(Row())
              - errors -> ignore
            scenarios:
              loaded:
                given: load answers [.init(id: 3)]
                when: appear
                then: load was called with (1); rows = [.init(id: 3)]; report was called
            """,
            says: ""
        )
    }

    @Test("A scenario says what to write where nobody knows the closure")
    func unknown() {
        expect(
            Self.text,
            says: """
                19:12+4: error: [scenario-use] nobody here knows the closure that `Load` stands for; write its type out under `init`, `load: (…) -> …`
                21:11+4: error: [scenario-use] nobody here knows the closure that `Load` stands for; write its type out under `init`, `load: (…) -> …`
                """
        )
    }
}
