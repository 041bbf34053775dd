import Foundation
import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Streams of events of an enum")
struct EventStreamsTests {
    private func viewModel(_ runtime: String) throws -> String {
        let spec = """
            view-model: EventsViewModel
            runtime: \(runtime)
            init:
              api: Api
            services:
              Api:
                - find(_ text: String) async throws -> [String]
            inputs:
              - `in`(Int)
              - typed(String)
              - size(Int?)
              - cancel
            outputs:
              rows: [String] = []
              total: Int = 0
            flows:
              - `in` -> with size -> set total = $0 + ($1 ?? 7)
              - typed -> with size -> latest api.find($0 + "\\($1 ?? 1)") until cancel -> rows
              - typed -> filter { $0.isEmpty } -> first api.find($0) until cancel -> set rows = $0
              - errors -> ignore
            """
        let source = SpecInput(name: "Events", source: SourceText(path: "Events.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        #expect(result.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        return try #require(result.files.first { $0.name == "EventsViewModel.swift" }).contents
    }

    @Test("One called like a keyword has that name", arguments: ["rxswift", "combine"])
    func keyword(_ runtime: String) throws {
        let text = try viewModel(runtime)
        #expect(text.contains("let `in` = "))
        #expect(text.contains("\n        `in`\n"))
    }

    @Test(
        "One that several operators take has one name, and its values have the event's",
        arguments: ["rxswift", "combine"]
    )
    func once(_ runtime: String) throws {
        let text = try viewModel(runtime)
        for name in ["size", "cancel"] {
            #expect(text.components(separatedBy: "let \(name) = ").count == 2)
            #expect(text.components(separatedBy: "case .\(name)").count == 2)
        }
        #expect(text.contains("size ?? 7"))
        #expect(!text.contains("value2"))
    }
}
