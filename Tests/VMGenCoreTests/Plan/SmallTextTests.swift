import Testing
import VMGenCore
import VMGenDiagnostics
import VMGenPlan

/// What small specs are generated as, where Swift would not take the nearest text.
@Suite("Texts that Swift takes")
struct SmallTextTests {
    @Test("`Self` in values, parts of objects, work and values of a service that another one holds")
    func viewModel() throws {
        let text = try file(
            "HomeViewModel.swift",
            of: """
                view-model: class HomeViewModel
                runtime: rxswift
                types: |
                  final class Node { var name = "" }
                init:
                  name: String = Self.word
                  repo: Repo
                services:
                  Repo:
                    - store: any Store
                  Store:
                    - load(_ id: Int) async throws -> Int
                    - note() -> Int
                variables:
                  static let word = "a"
                  var second = Self.word
                inputs:
                  go: String
                outputs:
                  n: Int = 0
                state:
                  node: Node = Node()
                flows:
                  - go -> set node.name = name, second = $0
                  - go -> first repo.store.load(1) -> n
                  - go -> call repo.store.note()
                  - errors -> ignore
                """
        )
        #expect(text.contains("name: String = HomeViewModel.word"))
        #expect(text.contains("var second = HomeViewModel.word\n"))
        #expect(text.contains("let changedNode = node.value\n"))
        #expect(text.contains("try await repo.store.load(1)"))
        #expect(text.contains("_ = repo.store.note()"))
    }

    @Test(
        "Logic that is called while something published still has the value before is told so, and none that is called later"
    )
    func valuesBefore() throws {
        let text = try file(
            "HomeViewModel.swift",
            of: """
                view-model: final class HomeViewModel: ObservableObject
                runtime: combine
                variables:
                  @Published var query = ""
                  @Published var isOn = false
                outputs:
                  size, length: Int = 0
                  words: [String] = []
                logic:
                  - count() -> Int
                  - width() -> Int
                  - split() -> [String]
                flows:
                  - query -> map { $0 } -> as text
                  - text, isOn -> combine -> map count() -> size
                  - query -> debounce 0.3 -> map width() -> length
                  - isOn -> map split() -> words
                """
        )
        #expect(
            text.contains(
                "/// While it runs, `isOn` and `query` still have the value before.\n    /// What it returns becomes `size`."
            )
        )
        #expect(
            text.contains(
                "/// While it runs, `isOn` still has the value before.\n    /// What it returns becomes `words`."
            )
        )
        #expect(text.contains("/// Runs for every `query`.\n    /// What it returns becomes `length`."))
    }

    @Test("Services of a public view model that its own module makes are that module's, but for what others see of it")
    func services() throws {
        let text = try file(
            "HomeViewModel.swift",
            of: """
                view-model: public final class HomeViewModel
                runtime: rxswift
                init: internal
                  repo: any Repo
                  acts: Acts
                services:
                  Repo:
                    - items() -> [Item]
                  struct Acts:
                    - show: (Item) -> Void
                  Seen: Base
                    - open()
                  Base:
                    - close()
                variables:
                  public weak var seen: Seen?
                inputs:
                  go: Void
                flows:
                  - go -> map repo.items() -> call acts.show($0[0])
                  - go -> call seen?.open()
                """
        )
        #expect(text.contains("\nprotocol Repo {\n"))
        #expect(text.contains("\nstruct Acts {\n    let show: (Item) -> Void\n}\n"))
        #expect(text.contains("\npublic protocol Seen: AnyObject, Base {\n"))
        #expect(text.contains("\npublic protocol Base"))
    }

    @Test("Stubs that are made with what a scenario gives, and constants of samples in closures")
    func tests() throws {
        let text = try file(
            "HomeViewModelGeneratedTests.swift",
            of: """
                view-model: HomeViewModel
                runtime: rxswift
                tests: xctest
                types: |
                  struct Level: Equatable { let n: Int; let isHigh: Bool }
                init:
                  service: LevelService
                  pick: (Int) -> Int
                services:
                  LevelService:
                    - level: Level
                inputs:
                  go: Int
                outputs:
                  level: Level?
                  n: Int = 0
                flows:
                  - go -> replace with service.level -> level
                  - go -> map pick -> n
                samples:
                  base: Int = 3
                scenarios:
                  the level:
                    given: service.level = Level(n: 1, isHigh: true); pick = { _ in base }
                    when: go 1
                    then: level.n = 1; n = base
                """
        )
        #expect(text.contains("LevelServiceStub(level: HomeViewModel.Level(n: 1, isHigh: true))"))
        #expect(text.contains("{ _ in self.base }"))
        #expect(text.contains("harness.n, is: base)"))
    }

    /// The file called `name` that `spec` is generated as.
    private func file(_ name: String, of spec: String) throws -> String {
        let source = SpecInput(name: "Home", source: SourceText(path: "Home.vm", text: spec))
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: true))
        return try #require(result.files.first { $0.name == name }, "\(result.diagnostics)").contents
    }
}
