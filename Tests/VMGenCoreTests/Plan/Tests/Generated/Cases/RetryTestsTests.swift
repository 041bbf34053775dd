import Testing

@testable import VMGenTesting

@Suite("Generated tests of work that is tried again")
struct RetryTestsTests {
    /// The test of `method`, which is tried again as `retry` says.
    private func test(_ method: String, _ retry: String) throws -> String {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            errors: PageError
              - offline: transport, other
            init:
              store: Store
            services:
              Store:
                - page(at index: Int) \(method)
            inputs:
              turn: Int
            outputs:
              text: String
              error: PageError
            flows:
              - turn -> latest store.page(at: $0) \(retry) -> text
              - errors -> error
            """,
            of: WorkTests.tests
        )
        return try #require(tests["turnTriesPageAgain"])
    }

    @Test("All tries are counted, and the failure is told once")
    func counted() throws {
        #expect(
            try test("async throws -> String", "retry 3") == """
                let harness = PageViewModelHarness()
                harness.store.onPage.fails(with: URLError(.timedOut))

                harness.turn(1)

                await expect(harness.store.onPage.calls.count, equals: 4)
                await expect(harness.error.values, equals: [.offline])
                """
        )
    }

    @Test("A try comes no sooner than its pause is over, and none behind the last")
    func paused() throws {
        #expect(
            try test("-> Single<String>", "retry 2 after 1") == """
                let harness = PageViewModelHarness()
                harness.store.onPage.fails(with: URLError(.timedOut))

                harness.turn(1)
                harness.advance(by: 0.9)

                await expect(harness.store.onPage.arguments, equals: [1])

                harness.advance(by: 0.1)
                harness.advance(by: 1.0)
                harness.advance(by: 1)

                await expect(harness.store.onPage.calls.count, equals: 3)
                await expect(harness.error.values, equals: [.offline])
                """
        )
    }

    @Test("Where the pause is no number, it is named that nothing shows it")
    func named() throws {
        let bench = try PlannedTests.bench(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              store: Store
            services:
              Store:
                - page(at index: Int) async throws -> String
            inputs:
              turn: Int
            outputs:
              text: String
            flows:
              - turn -> latest store.page(at: $0) retry 2 after Pause.short -> text
              - errors -> ignore
            """
        )
        let planner = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
        let untested = planner.all.untested.lines(of: bench.spec).joined(separator: " ").replacing("   ", with: " ")
        #expect(untested.hasSuffix("no test shows how often it is tried again; a scenario can."))
    }
}
