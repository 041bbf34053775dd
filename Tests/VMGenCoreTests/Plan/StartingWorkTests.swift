import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Work that starts a chain")
struct StartingWorkTests {
    @Test("A Driver or Signal goes on as an Observable: it has no `subscribe`", arguments: ["Driver", "Signal"])
    func kinds(_ kind: String) throws {
        let spec = """
            view-model: FeedViewModel
            runtime: rxswift
            init:
              feed: Feed
            services:
              Feed:
                - rows() -> \(kind)<Int>
            inputs:
              load: Void
            outputs:
              total: Int = 0
            logic:
              - listen() -> \(kind)<Int>
            flows:
              - start -> first listen -> ignore
              - start -> latest feed.rows() -> set total = total + $0
              - load -> latest feed.rows() -> total
            """
        let source = SpecInput(name: "Feed", source: SourceText(path: "Feed.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        let file = try #require(result.files.first { $0.name == "FeedViewModel.swift" })
        for call in ["listen()", "feed.rows()"] {
            #expect(file.contents.contains("\n        \(call)\n            .asObservable()\n"))
        }
    }
}
