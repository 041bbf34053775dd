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
}
