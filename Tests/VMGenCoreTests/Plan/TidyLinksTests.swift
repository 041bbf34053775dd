import Testing
import VMGenDiagnostics
import VMGenPlan

@testable import VMGenCore

@Suite("Links that say no more than they do")
struct TidyLinksTests {
    private func text(_ flows: String, logic: String = "") throws -> String {
        let source = SpecInput(
            name: "Home",
            source: SourceText(
                path: "Home.vm",
                text: """
                    view-model: HomeViewModel
                    runtime: rxswift
                    init:
                      log: Log
                    services:
                      Log:
                        - save(_ row: Int) -> Single<Void>
                        - note(_ error: Error)
                    inputs:
                      row: Int
                      rows: [String]
                    outputs:
                      title: String
                      count: Int
                    \(logic.isEmpty ? "#" : logic)
                    flows:
                      - rows -> map { $0.count } -> count
                      - rows -> compactMap { $0.first } -> title
                    \(flows)
                    """
            )
        )
        let result = EmbeddedTemplates.generate(TargetInput(moduleName: "App", specs: [source], wantsTests: false))
        return try #require(result.files.first { $0.name == "HomeViewModel.swift" }, "\(result.diagnostics)").contents
    }

    @Test(
        "What a `map` makes of a pair is made where the pair was",
        arguments: [
            ("map { $1[$0] }", ".withLatestFrom(input.rows) { $1[$0] }"),
            ("map Self.title", ".withLatestFrom(input.rows) { row, rows in Self.title(row, rows) }"),
            ("map { row, rows in rows[row] }", ".withLatestFrom(input.rows) { ($0, $1) }"),
            (
                "map { $0 < $1.count ? $1[$0] : \"\" } -> distinct",
                ".withLatestFrom(input.rows) { $0 < $1.count ? $1[$0] : \"\" }"
            ),
        ]
    )
    func pairs(steps: String, line: String) throws {
        let text = try text("  - row -> with rows -> \(steps) -> title")
        #expect(text.contains(line))
    }

    @Test("What is done last is what the subscription is for")
    func lastDeed() throws {
        let text = try text("  - row -> latest log.save($0) -> ignore\n  - errors -> do log.note($0) -> ignore")
        #expect(text.contains(".subscribe(onNext: { [log] error in log.note(error) })"))
        #expect(!text.contains(".do("))
    }

    @Test("What runs for the start runs once, unless something on its way says more")
    func start() throws {
        let logic = "logic:\n  - load(state: State)"
        #expect(try text("  - start -> call load", logic: logic).contains("/// Runs once, at the start.\n"))
        #expect(
            try text("  - start, row -> call load", logic: logic)
                .contains("/// Runs once at the start, and for every `row`.\n")
        )
    }
}
