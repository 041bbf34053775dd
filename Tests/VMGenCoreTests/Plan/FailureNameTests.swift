import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What the relay is called that failures come to which a flow names.
@Suite("Failures with a name")
struct FailureNameTests {
    @Test(
        "Their relay is called like them, unless a closure may call a value so",
        arguments: ["failure", "reason", "part"]
    )
    func relay(_ parameter: String) throws {
        let spec = """
            view-model: NamesViewModel
            runtime: rxswift
            init:
              service: NamesService
            services:
              NamesService:
                - send(_ \(parameter): String) -> Single<Int>
            inputs:
              word: String
            outputs:
              count: Int = 0
              alert: String
            flows:
              - word -> latest service.send($0) -> count
              - errors -> as failure
              - failure -> set count = 0
              - failure -> map { "\\($0)" } -> alert
            """
        let source = SpecInput(name: "Names", source: SourceText(path: "Names.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        let file = try #require(result.files.first { $0.name == "NamesViewModel.swift" })
        let isFree = parameter != "failure"
        #expect(file.contents.contains("let failure = EarlyRelay<Error>()") == isFree)
        #expect(file.contents.contains("let failuresRelay = EarlyRelay<Error>()") == !isFree)
        #expect(file.contents.contains(".reportingFailures(to: \(isFree ? "failure" : "failuresRelay"))"))
    }
}
