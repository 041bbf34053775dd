import Testing

@testable import VMGenTesting

@Suite("Generated tests of what else starts work")
struct SourcesOfWorkTests {
    /// The tests of work that start with `flow`, and the lines of what none shows.
    private func tests(_ flow: String, _ runtime: String = "rxswift") throws -> (
        tests: [String: String], untested: [String]
    ) {
        let stream = runtime == "rxswift" ? "Observable<Void>" : "AnyPublisher<Void, Never>"
        let text = """
            view-model: final class PageViewModel
            runtime: \(runtime)
            init:
              store: Store
            services:
              Store:
                - changed: \(stream)
                - load(_ page: Int) async throws -> String
            inputs:
              appear, refresh, other: Void
            outputs:
              text: String
            logic:
              - check() -> \(stream)
            flows:
              - other -> latest check() -> as late
              - \(flow) -> latest store.load(1) -> text
              - errors -> ignore
            """
        let bench = try PlannedTests.bench(text)
        let planner = GeneratedTestsPlanner(bench: bench, dialect: TestDialect(framework: .xctest))
        return (try PlannedTests.tests(text, of: WorkTests.tests), planner.all.untested.lines(of: bench.spec))
    }

    @Test("Each source but that of the other tests is sent once", arguments: ["rxswift", "combine"])
    func sent(_ runtime: String) throws {
        let tests = try tests("appear, refresh", runtime).tests
        #expect(
            tests["refreshAsksLoad"] == """
                let harness = PageViewModelHarness()
                harness.store.onLoad.waits()

                harness.refresh()

                await expect(harness.store.onLoad.arguments, equals: [1])
                """
        )
        #expect(tests["appearAsksLoad"]?.contains("refresh") != true)
    }

    @Test("What a service says starts it too")
    func said() throws {
        let text = try #require(tests("appear, store.changed").tests["changedAsksLoad"])
        #expect(text.contains("harness.store.onChanged.sends(())"))
    }

    @Test("A source that no test sends is named")
    func named() throws {
        let untested = try tests("appear, late").untested.joined(separator: " ").replacing("   ", with: " ")
        #expect(untested.contains("no test starts it with `late`; a scenario can."))
    }
}
