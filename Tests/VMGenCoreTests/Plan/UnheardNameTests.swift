import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

@Suite("Streams with names that nothing uses")
struct UnheardNameTests {
    @Test("One that nothing uses but such a one is left out, as that is", arguments: ["rxswift", "combine"])
    func chain(_ runtime: String) throws {
        let spec = """
            view-model: NamesViewModel
            runtime: \(runtime)
            inputs:
              name: String
            outputs:
              shown: String
            flows:
              - name -> map { $0.uppercased() } -> as upper
              - upper -> filter { !$0.isEmpty } -> as title
              - title -> as heading
              - name -> shown
            """
        let source = SpecInput(name: "Names", source: SourceText(path: "Names.vm", text: spec))
        let target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        let result = EmbeddedTemplates.generate(target)
        #expect(
            result.diagnostics.filter { $0.severity != .note }.map(\.message) == [
                "no flow uses the stream `heading`, so nothing runs it"
            ]
        )
        let file = try #require(result.files.first { $0.name == "NamesViewModel.swift" })
        for name in ["upper", "title", "heading"] { #expect(!file.contents.contains("let \(name)")) }
    }

    @Test("What only such streams start from has no constant that nothing uses", arguments: ["rxswift", "combine"])
    func source(_ runtime: String) throws {
        let spec = """
            view-model: NamesViewModel
            runtime: \(runtime)
            init:
              log: (Int) -> Void
            inputs:
              row: Int
              tap: Void
            outputs:
              done: Void
            state:
              page: Int?
              size: Int = 0
            flows:
              - page -> as latest
              - row -> map { $0 + 1 } -> as next
              - row -> replace with size -> do log($0) -> as logged
              - row -> map { $0 - 1 } -> as last
              - tap -> done
            """
        let source = SpecInput(name: "Names", source: SourceText(path: "Names.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        let file = try #require(result.files.first { $0.name == "NamesViewModel.swift" })
        for name in ["page", "row", "latest", "next", "logged", "last"] {
            #expect(!file.contents.contains("let \(name) ="))
        }
    }
}
