import Foundation
import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan

/// Where the failures of an output are dropped that a flow starts from, and which of them have to go to the main thread first.
@Suite("Failures of what is held") struct HeldFailuresTests {
    @Test("Flows send on the main thread: what they send is heard there") func sentByFlows() throws {
        let text = try support(
            service: "rows() async throws -> Int",
            logic: "",
            flow: "load -> latest service.rows() -> rows"
        )
        #expect(text.contains("/// Work inside a flow: ends in silence where it fails."))
        #expect(!text.contains("        receiveOnMain()\n"))
    }

    @Test("Logic that is lent the state sends from any thread") func sentByLogic() throws {
        let text = try support(
            service: "rows() async throws -> Int",
            logic: """
                logic:
                  - fill(state: State)

                """,
            flow: "load -> call fill"
        )
        #expect(
            text.contains("/// Work inside a flow: delivers on the main thread, and ends in silence where it fails.")
        )
    }

    @Test("A dependency sends from any thread") func sentByDependency() throws {
        let text = try support(
            service: "var rows: AnyPublisher<Int, Error> { get }",
            logic: "",
            flow: "service.rows -> rows"
        )
        #expect(
            text.contains("/// Work inside a flow: delivers on the main thread, and ends in silence where it fails.")
        )
    }

    /// The support file of a view model with an output that can fail, which `flow` sends to and another flow listens to.
    private func support(service: String, logic: String, flow: String) throws -> String {
        let spec = """
            view-model: final class HomeViewModel
            runtime: combine

            init:
              service: HomeService

            services:
              HomeService:
                - \(service)

            inputs:
              load: Void

            outputs:
              rows: CurrentValueSubject<Int, Error> = 0
              title: AnyPublisher<String, Never>

            \(logic)
            flows:
              - \(flow)
              - rows -> map { "\\($0) rows" } -> title
                  catch -> ignore

            """
        let source = SourceText(path: "Home.vm", text: spec)
        let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "Home", source: source)], wantsTests: false)
        let result = EmbeddedTemplates.generate(target)
        #expect(DiagnosticPrinter.render(result.diagnostics.filter(\.isError)) == "")
        return try #require(result.files.first { $0.name == "ViewModelSupport.swift" }).contents
    }
}
