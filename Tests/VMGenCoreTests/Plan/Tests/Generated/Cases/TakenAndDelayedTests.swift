import Testing

@testable import VMGenTesting

@Suite("Generated tests of what is counted and of what waits")
struct TakenAndDelayedTests {
    /// The tests of inputs and of work where `flow` is the only flow that says or asks anything.
    private func tests(_ flow: String) throws -> [String: String] {
        try PlannedTests.tests(
            """
            view-model: final class PageViewModel
            runtime: rxswift
            init:
              store: Store
            services:
              Store:
                - load(_ page: Int) async throws -> String
            inputs:
              a: Int
            outputs:
              \(flow.hasSuffix("text") ? "text: String" : "number: Int")
            flows:
              - \(flow)
              - errors -> ignore
            """
        ) { InputTests.tests($0) + WorkTests.tests($0) }
    }

    @Test(
        "One more is sent than comes through",
        arguments: [("take 2", [1, 2, 1]), ("take 3", [1, 2, 1, 2]), ("skip 1 -> take 2", [1, 1, 2, 1])]
    )
    func taken(_ steps: String, _ sent: [Int]) throws {
        let text = try #require(tests("a -> \(steps) -> number")["aSendsNumber"])
        #expect(text.contains(sent.map { "harness.a(\($0))" }.joined(separator: "\n") + "\n\n"))
    }

    @Test("One more is sent than work begins with, and it would have had its time")
    func takenByWork() throws {
        let text = try #require(tests("a -> debounce 0.3 -> take 2 -> latest store.load($0) -> text")["aAsksLoad"])
        #expect(
            text.hasSuffix(
                """
                await harness.settle()
                harness.a(1)
                harness.advance(by: 0.3)

                await expect(harness.store.onLoad.arguments, equals: [1, 2])
                """
            )
        )
    }

    @Test("What waits comes no sooner", arguments: [("0.5", "0.4", "0.1"), ("60", "59.0", "1.0"), ("1", "0.9", "0.1")])
    func delayed(_ seconds: String, _ almost: String, _ rest: String) throws {
        let text = try #require(tests("a -> delay \(seconds) -> number")["aSendsNumber"])
        #expect(
            text.contains(
                """
                harness.a(1)
                harness.advance(by: \(almost))

                await expect(harness.number.values, equals: [])

                harness.advance(by: \(rest))

                """
            )
        )
    }
}
