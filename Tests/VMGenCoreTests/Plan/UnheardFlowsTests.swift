import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Flows that nothing runs")
struct UnheardFlowsTests {
    @Test("The flag of their work is no constant", arguments: ["rxswift", "combine"])
    func flag(_ runtime: String) throws {
        let text = try text(
            of: """
                view-model: RowsViewModel
                runtime: \(runtime)
                init:
                  api: Api
                services:
                  Api:
                    - load(_ n: Int) async -> Int
                inputs:
                  tap: Int
                outputs:
                  count: Int = 0
                state:
                  isLoading: Bool = false
                flows:
                  - tap -> latest api.load($0) while isLoading -> as loaded
                  - tap -> count
                """
        )
        #expect(!text.contains("isLoading") && !text.contains("loaded"))
    }

    @Test("Nor is what they take along of the events of an enum", arguments: ["later, word", "later", "word"])
    func companions(_ companions: String) throws {
        let text = try text(
            of: """
                view-model: RowsViewModel
                runtime: rxswift
                transform: (input: Observable<Input>) -> Observable<Output>
                inputs:
                  - said(String)
                  - isOn(Bool)
                outputs:
                  - heard(String)
                state:
                  word: String = ""
                flows:
                  - said -> skip 1 -> as later
                  - isOn -> with \(companions) -> as both
                  - said -> .heard
                  - said -> set word = $0
                """
        )
        #expect(!text.contains("let later") && !text.contains("let both") && !text.contains("let isOn = "))
    }

    private func text(of spec: String) throws -> String {
        let source = SpecInput(name: "Rows", source: SourceText(path: "Rows.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        return try #require(result.files.first { $0.name == "RowsViewModel.swift" }).contents
    }
}
