import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What the relay is called that failures come to which a flow names.
@Suite("Failures with a name")
struct FailureNameTests {
    @Test(
        "Their relay is called like them, unless a closure may call a value so",
        arguments: [
            ("failure", "word", true), ("failure", "failure", false), ("owner", "word", false),
            ("values", "word", false),
            ("value2", "word", false), ("newWord", "word", false), ("wordValue", "word", false),
            ("failed", "fail", true),
        ]
    )
    func relay(name: String, parameter: String, isFree: Bool) throws {
        let spec = """
            view-model: NamesViewModel
            runtime: rxswift
            init:
              service: NamesService
            services:
              NamesService:
                - send(_ \(parameter): String) -> Single<Int>
            variables:
              var mode: Int = 0
            inputs:
              text: String
            outputs:
              count: Int = 0
              alert: String
            flows:
              - text -> latest service.send($0 + "\\(mode)") -> count
              - text -> latest service.send($0) -> count
              - errors -> as \(name)
              - \(name) -> set count = 0
              - \(name) -> map { "\\($0)" } -> alert
            """
        let source = SpecInput(name: "Names", source: SourceText(path: "Names.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        let file = try #require(result.files.first { $0.name == "NamesViewModel.swift" })
        #expect(file.contents.contains("let \(name) = EarlyRelay<Error>()") == isFree)
        #expect(file.contents.contains("let failuresRelay = EarlyRelay<Error>()") == !isFree)
        #expect(file.contents.contains(".reportingFailures(to: \(isFree ? name : "failuresRelay"))"))
    }
}
