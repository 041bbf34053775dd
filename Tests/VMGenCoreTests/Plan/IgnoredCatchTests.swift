import Foundation
import Testing
import VMGenDiagnostics

@testable import VMGenCore
@testable import VMGenPlan

/// `catch -> ignore` below one flow, beside an `errors` flow that takes the failures of the others.
@Suite("A catch that drops failures") struct IgnoredCatchTests {
    @Test(arguments: ["rxswift", "combine"]) func dropsThemForItsFlowAlone(runtime: String) throws {
        let spec = """
            view-model: final class HomeViewModel
            runtime: \(runtime)

            init:
              service: HomeService

            services:
              HomeService:
                - rows() async throws -> [String]
                - count() async throws -> Int

            inputs:
              load: Void

            outputs:
              rows: [String] = []
              count: Int = 0
              error: Error

            flows:
              - load -> latest service.rows() -> rows
              - load -> latest service.count() -> count
                  catch -> ignore
              - errors -> error

            """
        let source = SourceText(path: "Home.vm", text: spec)
        let target = TargetInput(moduleName: nil, specs: [SpecInput(name: "Home", source: source)], wantsTests: false)
        let result = EmbeddedTemplates.generate(target)
        #expect(DiagnosticPrinter.render(result.diagnostics.filter(\.isError)) == "")
        let text = try #require(result.files.first).contents
        #expect(text.components(separatedBy: ".ignoringFailures()").count == 2)
        #expect(text.components(separatedBy: ".reportingFailures(").count == 2)
    }
}
