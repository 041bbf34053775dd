import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore

/// What is written for a target whose declarations are on the main actor where they say nothing else. That it compiles and passes its
/// tests, `Scripts/specs --main-actor` shows.
@Suite("A target that is on the main actor")
struct DefaultIsolationTests {
    private func result(_ text: String, swift: String = "", runtime: String = "rxswift") -> GenerationResult {
        let spec = "runtime: \(runtime)\n" + text
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: spec))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "App.swift", text: swift)]
        target.defaults.isOnMainActor = true
        return EmbeddedTemplates.generate(target)
    }

    private func text(_ name: String, in result: GenerationResult) throws -> String {
        try #require(result.files.first { $0.name == name }?.contents)
    }

    private let rooms = """
        view-model: final class AViewModel
        services:
          RoomStore:
            - find(id: Int) async throws -> String
          RoomCache: RoomStore
            - clear()
        init:
          cache: RoomCache
          urlSession: URLSessionProtocol
        inputs:
          refresh: Void
          selected: Int
        outputs:
          rooms: [Int] = []
          name: String
          isLoading: Bool = false
          error: Error
        requests:
          fetch: GET https://example.com/rooms
            decode: [Int]
        flows:
          - refresh -> latest fetch while isLoading -> rooms
          - selected -> latest cache.find(id: $0) -> name
          - errors -> error
        """

    @Test(
        "The view model and its services say that they are there, what all share says that it is not",
        arguments: ["rxswift", "combine"]
    )
    func everythingSaysWhereItIs(runtime: String) throws {
        let result = result(rooms, runtime: runtime)
        #expect(result.diagnostics.filter(\.isError).map(\.message) == [])
        let viewModel = try text("AViewModel.swift", in: result)
        #expect(viewModel.contains("@MainActor\nfinal class AViewModel"))
        #expect(viewModel.contains("@MainActor\nprotocol RoomStore"))
        #expect(viewModel.contains("@MainActor\nprotocol RoomCache"))
        for file in ["ViewModelSupport.swift", "URLSessionProtocol.swift"] {
            let lines = try text(file, in: result).split(separator: "\n")
            let words = [
                "final class ", "private final class ", "struct ", "private struct ", "extension ", "protocol ",
            ]
            // A property that a wrapper on no actor wraps would be on none, too.
            let bare = lines.filter { line in words.contains { line.hasPrefix($0) } && !line.hasPrefix("struct Tracked")
            }
            #expect(bare == [], "\(file)")
        }
        let harness = try text("AViewModelHarness.swift", in: result)
        #expect(harness.contains("@MainActor\nfinal class RoomCacheStub: RoomCache"))
        // What it stands for may be of types that conform on the main actor alone.
        #expect(!harness.contains("nonisolated init"))
        #expect(harness.contains("cache: @autoclosure @MainActor () -> RoomCacheStub = RoomCacheStub()"))
    }

    @Test("What a request answers is decoded where its type is")
    func decodesOnTheMainThread() throws {
        let viewModel = try text("AViewModel.swift", in: result(rooms))
        let hop = try #require(viewModel.range(of: ".observeOnMain()\n            .map { data, response in"))
        let rest = viewModel[hop.upperBound...]
        #expect(!(rest.prefix { $0 != "}" }).contains("@Sendable"))
        #expect(viewModel.components(separatedBy: ".observeOnMain()\n    }").count == 1)
    }

    @Test("A protocol of the target's Swift is there too, unless it says otherwise")
    func protocolsOfTheTarget() {
        let spec = """
            view-model: AViewModel
            init:
              store: existing Store
            inputs:
              tap: Int
            outputs:
              name: String
            flows:
              - tap -> latest store.find(id: $0) -> name
              - errors -> ignore
            """
        let members = "Store { func find(id: Int) async throws -> String }"
        #expect(result(spec, swift: "protocol \(members)").diagnostics.map(\.message) == [])
        let warnings = result(spec, swift: "nonisolated protocol \(members)").diagnostics.map(\.message)
        #expect(warnings.count == 1 && warnings[0].contains("takes it off the main actor"), "\(warnings)")
    }

    @Test("A view model on no actor is refused there")
    func nonisolated() {
        let spec = """
            view-model: nonisolated final class AViewModel
            inputs:
              tap: Void
            outputs:
              done: Void
            flows:
              - tap -> done
            """
        let messages = result(spec).diagnostics.map(\.message)
        #expect(messages.count == 1 && messages[0].contains("leave `nonisolated` out"), "\(messages)")
    }

    @Test("A default value that is made there is made within the harness, which Swift 5 mode asks for")
    func defaultValues() throws {
        let spec = """
            view-model: final class AViewModel
            types: |
              struct Filter: Equatable { var word = "" }
            init:
              filter: Filter = Filter(word: "tea")
              size: Int = 20
            inputs:
              tap: Void
            outputs:
              word: String
            flows:
              - tap -> with filter -> map { $1.word } -> word
            """
        let harness = try text("AViewModelHarness.swift", in: result(spec))
        #expect(
            harness.contains(
                "filter: @autoclosure @MainActor () -> AViewModel.Filter = AViewModel.Filter(word: \"tea\")"
            )
        )
        #expect(harness.contains("        let filter = filter()\n"))
        #expect(harness.contains("AViewModel(filter: filter, size: size)"))
        #expect(harness.contains("size: Int = 20"))
    }
}
