import Testing
import VMGenModel

@testable import VMGenTesting

@Suite("The user's test file")
struct ScaffoldPlannerTests {
    private static let search = """
        view-model: SearchViewModel
        runtime: rxswift
        inputs:
          text: String
          retry: Void
        outputs:
          books: [String] = []
          failed: Void
        logic:
          - search(_ text: String) -> Observable<[String]>
          - log()
        flows:
          - text -> distinct -> as query
          - retry -> with query -> as again
          - again, query -> latest search -> books
          - retry -> call log
          - start -> call log
          - text -> replace with () -> failed
          - errors -> ignore
        """

    private func planner(
        _ text: String = search,
        framework: TestFramework = .xctest,
        hasHarness: Bool = true
    ) throws -> ScaffoldPlanner {
        let dialect = TestDialect(framework: framework)
        return ScaffoldPlanner(bench: try Bench(text).first(), dialect: dialect, hasHarness: hasHarness)
    }

    private func lines(_ planner: ScaffoldPlanner, _ index: Int) -> String {
        let test = planner.plan(module: "App").tests[index]
        return ([test.signature] + test.body).joined(separator: "\n")
    }

    @Test("A flow that ends in hand-written logic has a test, laid out in comments and skipped")
    func laidOut() throws {
        let planner = try planner()
        #expect(planner.tests.map(\.name) == ["againOrQuery", "retry", "start"])
        #expect(planner.tests.map(\.skip) == ["not written yet", "not written yet", "not written yet"])
        #expect(
            lines(planner, 0) == """
                func testAgainOrQuery() async throws
                try XCTSkipIf(true, "not written yet")

                // let harness = SearchViewModelHarness()
                //
                // harness.retry()
                //
                // await expect(harness.books.last, equals: …)
                """
        )
        #expect(lines(planner, 2).contains("//\n// await harness.settle()\n//"))
        #expect(
            try lines(self.planner(framework: .swiftTesting), 1) == """
                @Test(.disabled("not written yet")) func retry() async throws
                // let harness = SearchViewModelHarness()
                //
                // harness.retry()
                //
                // await expect(harness.…, equals: …)
                """
        )
    }

    @Test("Nothing in the file names what a change of the spec may take away")
    func survives() throws {
        for index in 0..<3 {
            for line in try lines(planner(), index).split(separator: "\n").dropFirst() {
                #expect(line.hasPrefix("//") || line.hasPrefix("try XCTSkipIf"), "\(line)")
            }
        }
    }

    @Test("What a scenario sets off, and what is not hand-written, has none")
    func covered() throws {
        let text =
            Self.search + """

                scenarios:
                  a search is shown:
                    when: text "a"
                    then: books = []
                  a retry:
                    when: retry
                    then: nothing
                """
        #expect(try planner(text).tests.map(\.name) == ["start"])
        let plain = """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              tap: Void
            outputs:
              count: Int = 0
            flows:
              - tap -> set count = count + 1
            """
        let plan = try planner(plain).plan(module: "App")
        #expect(plan.tests.isEmpty)
        #expect(plan.imports == ["XCTest"])
    }

    @Test("Where the test target has no harness, a test is skipped and no more")
    func withoutHarness() throws {
        #expect(
            try lines(planner(hasHarness: false), 0)
                == "func testAgainOrQuery() async throws\nthrow XCTSkip(\"not written yet\")"
        )
    }
}
