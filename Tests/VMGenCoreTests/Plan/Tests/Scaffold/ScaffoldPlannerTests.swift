import Testing

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

    private func tests(hasHarness: Bool = true) throws -> [GeneratedTest] {
        let dialect = TestDialect(framework: .xctest)
        return ScaffoldPlanner(bench: try Bench(Self.search).first(), dialect: dialect, hasHarness: hasHarness).tests
    }

    private func lines(of test: GeneratedTest) throws -> String {
        Bench.lines(of: test, try Bench(Self.search).first())
    }

    @Test("A flow that ends in hand-written logic has a test, laid out and skipped")
    func laidOut() throws {
        let tests = try tests()
        #expect(tests.map(\.name) == ["againOrQuery", "retry", "start"])
        #expect(tests.map(\.skip) == ["not written yet", "not written yet", "not written yet"])
        #expect(
            try lines(of: tests[0]) == """
                func testAgainOrQuery() async throws
                try XCTSkipIf(true, "not written yet")

                // given
                let harness = SearchViewModelHarness()

                // when
                harness.retry()

                // then
                // await expect(harness.books.last, equals: …)
                """
        )
        #expect(try lines(of: tests[2]).contains("// when\nawait harness.settle()\n"))
    }

    @Test("Where the test target has no harness, a test is skipped and no more")
    func withoutHarness() throws {
        let test = try #require(try tests(hasHarness: false).first)
        #expect(try lines(of: test) == "func testAgainOrQuery() async throws\nthrow XCTSkip(\"not written yet\")")
    }
}
