import Testing

@testable import VMGenTesting

@Suite("Generated tests of what is held back before work")
struct HeldBackWorkTests {
    private func test(_ steps: String, _ method: String = "async throws -> [String]") throws -> String {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              api: Api
            services:
              Api:
                - find(_ query: String) \(method)
            inputs:
              query: String
            outputs:
              rows: [String] = []
            flows:
              - query -> \(steps) -> latest api.find($0) -> rows
              - errors -> ignore
            """,
            of: WorkTests.tests
        )
        return try #require(tests["queryAsksFind"])
    }

    @Test("What is held back would have been asked before the next one cancels it")
    func filtered() throws {
        let text = try test("filter { $0.count >= 2 }")
        #expect(text.contains("harness.query(\"a\")\nawait harness.settle()\nharness.query(\"ab\")\n"))
        #expect(try !test("filter { $0.count >= 2 }", "-> Single<[String]>").contains("(\"a\")\nawait harness.settle()"))
    }

    @Test("What repeats is sent twice, once it was answered")
    func distinct() throws {
        #expect(
            try test("distinct").hasSuffix(
                """
                harness.query("a")
                try await harness.api.onFind.call(1).returns(["a"])
                await harness.settle()
                harness.query("a")
                await harness.settle()
                harness.query("b")

                await expect(harness.api.onFind.arguments, equals: ["a", "b"])
                """
            )
        )
    }

    @Test("It has its time where it waits first")
    func delayed() throws {
        let text = try test("debounce 0.3 -> distinct")
        #expect(
            text.contains(
                """
                harness.query("a")
                harness.advance(by: 0.3)
                await harness.settle()
                harness.query("b")
                harness.advance(by: 0.2)

                """
            )
        )
    }
}
