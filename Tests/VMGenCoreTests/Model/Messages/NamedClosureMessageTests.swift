import Testing
import VMGenDiagnostics
import VMGenPlan
import VMGenSpec

@testable import VMGenCore

/// Closures whose types an app calls by a name.
@Suite("Closures by the names of their types")
struct NamedClosureMessageTests {
    private static let text = """
        view-model: AViewModel
        runtime: rxswift
        init:
          load: @escaping Load
          report: @escaping Report
        inputs:
          appear: Void
        outputs:
          rows: [Int] = []
        flows:
          - appear -> first load(1) -> rows
          - appear -> call report("a")
          - errors -> ignore
        samples:
          report: { _ in }
          load: { _ in [] }
        scenarios:
          loaded:
            given: load answers [3]
            when: appear
            then: load was called with (1); rows = [3]
        """

    @Test("What the target's Swift gives a name outside of types is that closure")
    func followed() throws {
        let swift = """
            typealias Load = @Sendable (Int) async throws -> [Int]
            public typealias Report =
                @MainActor (String) ->
                    Void
            typealias Pair = (Int, Int)
            struct Box { typealias Inner = () -> Void }
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: Self.text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "Names.swift", text: swift)]
        let aliases = SwiftProtocols(target.swift).aliases
        #expect(aliases.meaning(of: "Load") == "@Sendable (Int) async throws -> [Int]")
        #expect(aliases.meaning(of: "Report") == "@MainActor (String) -> Void")
        #expect(aliases.meaning(of: "Pair") == "(Int, Int)")
        #expect(aliases.meaning(of: "Inner") == nil)
        #expect(aliases.meaning(of: "Box.Inner") == "() -> Void")
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.map(\.message) == [])
        let made = try #require(result.files.first { $0.name == "AViewModel.swift" }).contents
        #expect(made.contains("    private let load: Load\n"))
        #expect(made.contains("        load: @escaping Load,\n"))
        #expect(made.contains("try await load(1)"))
        #expect(made.contains("    init(\n"))
    }

    @Test("A closure that returns a stream by the app's name for it is work")
    func returned() throws {
        let text = """
            view-model: AViewModel
            runtime: rxswift
            init:
              load: (Int) -> Response<Int>
            inputs:
              row: Int
            outputs:
              rows: [Int]
            flows:
              - row -> latest load($0) -> rows
              - errors -> ignore
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: false)
        target.swift = [SourceText(path: "Names.swift", text: "typealias Response<T> = Observable<[T]>")]
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.map(\.message) == [])
        let made = try #require(result.files.first { $0.name == "AViewModel.swift" }).contents
        #expect(made.contains("init(load: @escaping (Int) -> Response<Int>) {"))
        #expect(made.contains("                load(row)\n"))
    }

    @Test("So is what the spec's types give a name")
    func own() {
        expect(
            """
            view-model: AViewModel
            runtime: rxswift
            types: |
              struct Row: Equatable { var id = 0 }
              typealias Load = @Sendable (Int) async throws -> [Row]
              typealias Report = (Row) -> Void
            init:
              load: Load
              report: Report
            inputs:
              appear: Void
            outputs:
              rows: [Row] = []
            flows:
              - appear -> first load(1) -> rows
              - appear -> call report(Row())
              - errors -> ignore
            scenarios:
              loaded:
                given: load answers [.init(id: 3)]
                when: appear
                then: load was called with (1); rows = [.init(id: 3)]; report was called
            """,
            says: ""
        )
    }

    @Test("A scenario says what to write where nobody knows the closure")
    func unknown() {
        expect(
            Self.text,
            says: """
                19:12+4: error: [scenario-use] nobody here knows the closure that `Load` stands for; write its type out under `init`, `load: (…) -> …`
                21:11+4: error: [scenario-use] nobody here knows the closure that `Load` stands for; write its type out under `init`, `load: (…) -> …`
                """
        )
    }

    @Test("Aliases with parameters, of aliases and of each other, and optionals of them")
    func meanings() {
        let swift = """
            typealias Response<Value> = Single<[Value]>
            typealias Names = Response<String>
            typealias Done = () -> Void
            typealias Round = Trip; typealias Trip = Round
            typealias Pairs<Key: Hashable, Value> = [Key: Value]
            enum Handlers {
                struct Box { var id = 0; typealias Load<T> = @Sendable (Int) async throws -> T }
                func run() { typealias Hidden = Int }
            }
            """
        let aliases = SwiftProtocols([SourceText(path: "Names.swift", text: swift)]).aliases
        #expect(aliases.meaning(of: "Names") == "Single<[String]>")
        #expect(aliases.meaning(of: "Response<Int>") == "Single<[Int]>")
        #expect(aliases.meaning(of: "Response") == nil)
        #expect(aliases.meaning(of: "Done?") == "(() -> Void)?")
        #expect(aliases.meaning(of: "Pairs<Int, [String]>") == "[Int: [String]]")
        #expect(aliases.meaning(of: "Int") == nil)
        #expect(aliases.meaning(of: "[Done]") == nil)
        #expect(aliases.meaning(of: "Round") == nil)
        #expect(aliases.meaning(of: "Handlers.Box.Load<[Int]>") == "@Sendable (Int) async throws -> [Int]")
        #expect(aliases.meaning(of: "Handlers.Hidden") == nil)
    }

    @Test(
        "Methods return streams by the app's names, and init takes closures that may be missing, and collections",
        arguments: ["", "@escaping "]
    )
    func streams(escaping: String) throws {
        let swift = """
            import RxSwift
            typealias Response<T> = Single<[T]>
            typealias Names = Observable<[String]>
            typealias Done = () -> Void
            typealias Items = [Item]
            struct Item: Equatable { var id = 0 }
            protocol Repo {
                func all() -> Response<Item>
                var names: Names { get }
            }
            """
        let text = """
            view-model: AViewModel
            runtime: rxswift
            init:
              repo: existing Repo
              shop: Shop
              items: Items
              onDone: Done?
              onEnd: \(escaping)Done
            services:
              Shop:
                - find(_ text: String) -> Response<Item>
            inputs:
              appear, done, end: Void
              query: String
            outputs:
              rows: [Item] = []
              found: [Item] = []
              names: [String]
              count: Int
            flows:
              - appear -> latest repo.all() -> rows
              - query -> latest shop.find($0) -> found
              - repo.names -> names
              - appear -> with items -> map { $0.count } -> count
              - done -> call onDone
              - end -> call onEnd
              - errors -> ignore
            samples:
              Item: Item(id: 1), Item(id: 2)
            """
        let source = SpecInput(name: "A", source: SourceText(path: "A.vm", text: text))
        var target = TargetInput(moduleName: "App", specs: [source], wantsTests: true)
        target.swift = [SourceText(path: "Names.swift", text: swift)]
        let result = EmbeddedTemplates.generate(target)
        #expect(result.diagnostics.map(\.message) == [])
        let made = try #require(result.files.first { $0.name == "AViewModel.swift" }).contents
        for line in [
            "    private let items: Items\n", "    private let onDone: Done?\n", "    private let onEnd: Done\n",
            "        items: Items,\n", "        onDone: Done?,\n", "        onEnd: @escaping Done\n",
            "-> Response<Item>\n",
        ] {
            #expect(made.contains(line), "\(line)")
        }
    }
}
