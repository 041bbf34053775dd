import Testing

@testable import VMGenTesting

@Suite("Generated tests of what ends work")
struct EndingTestsTests {
    /// The tests of work and of the start where what starts with `start` works until `end`.
    private func tests(_ start: String, until end: String) throws -> [String: String] {
        let text = """
            view-model: final class PageViewModel
            runtime: rxswift
            init:
              store: Store
            services:
              Store:
                - closed: Observable<Void>
                - load(_ page: Int) async throws -> String
            inputs:
              turn: Int
              cancel: Void
            outputs:
              text: String
              isBusy: Bool = false
            flows:
              - cancel -> as cancelled
              - \(start) -> latest store.load(1) while isBusy until \(end) -> text
              - errors -> ignore
            """
        return try PlannedTests.tests(text) { StartTests.tests($0) + WorkTests.tests($0) }
    }

    @Test("Each thing that ends it does", arguments: [("cancel", "harness.cancel()"), ("cancelled", "harness.cancel()")])
    func sent(_ end: String, _ statement: String) throws {
        #expect(
            try tests("turn", until: end)["cancelEndsLoad"] == """
                let harness = PageViewModelHarness()
                harness.store.onLoad.waits()

                harness.turn(1)
                await harness.settle()
                \(statement)

                await expect(harness.store.onLoad.calls.map(\\.isCancelled), equals: [true])
                await expect(harness.isBusy.said, equals: [true, false])
                """
        )
    }

    @Test("What a service says ends it, the second of two things as well")
    func said() throws {
        let text = try #require(tests("turn", until: "cancel, store.closed")["closedEndsLoad"])
        #expect(text.contains("harness.store.onClosed.sends(())"))
    }

    @Test("What began by itself is ended too")
    func begun() throws {
        let text = try #require(tests("start", until: "cancel")["cancelEndsLoad"])
        #expect(text.contains("harness.cancel()\n\nawait expect(harness.store.onLoad.calls.map(\\.isCancelled), equals: [true])"))
    }
}
