import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests of streams of services")
struct StreamTestsTests {
    @Test("What a service says arrives, and its failure is told")
    func all() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              store: Store
            services:
              Store:
                - pages: Observable<Int>
            outputs:
              page: Int = 0
              error: Error
            flows:
              - store.pages -> page
              - errors -> error
            """,
            of: StreamTests.tests
        )
        #expect(
            tests["whatPagesSaysIsShown"] == """
                let harness = PageViewModelHarness()

                harness.store.onPages.sends(1)
                harness.store.onPages.sends(2)

                await expect(harness.page.said, equals: [1, 2])
                """
        )
        #expect(
            tests["aFailureOfPagesIsTold"] == """
                let harness = PageViewModelHarness()

                harness.store.onPages.calls[0].fails(with: URLError(.timedOut))

                await expect(harness.error.values, equals: [URLError(.timedOut)])
                """
        )
    }

    @Test(
        "What repeats and what comes in a burst is said as often as it takes to see what is held back",
        arguments: [
            ("distinct", ["1", "1", "2"], "[1, 2]"),
            ("debounce 1", ["1", "2", "", "1"], "[2, 1]"),
            ("debounce 1 -> distinct", ["1", "2", "", "2", "", "1"], "[2, 1]"),
        ]
    )
    func repeats(_ steps: String, _ sent: [String], _ shown: String) throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              store: Store
            services:
              Store:
                - pages: Observable<Int>
            outputs:
              page: Int = 0
            flows:
              - store.pages -> \(steps) -> page
            """,
            of: StreamTests.tests
        )
        let text = try #require(tests["whatPagesSaysIsShown"])
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("harness.") && !$0.hasSuffix("0.9)") }.map(String.init)
        let wait = steps == "distinct" ? [] : [#"harness.advance(by: 1.0)"#]
        let said = sent.flatMap { $0.isEmpty ? wait : ["harness.store.onPages.sends(\($0))"] } + wait
        #expect(lines.map { $0.replacing("by: 0.1", with: "by: 1.0") } == said)
        #expect(text.hasSuffix("await expect(harness.page.said, equals: \(shown))"))
    }
}
