import Testing

@testable import VMGenCore

@Suite("Generated tests of lifetimes")
struct LifetimeTestsTests {
    @Test("A view that is wired twice acts once, and nothing keeps the view model")
    func all() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              turn: Int
            outputs:
              page: Int = 0
            flows:
              - turn -> page
            """,
            of: LifetimeTests.tests
        )
        #expect(
            tests["transformTwiceActsOnce"] == """
                let harness = PageViewModelHarness()
                harness.transform()

                harness.turn(1)

                await expect(harness.page.values, equals: [0, 1])
                """
        )
        #expect(
            tests["theViewModelIsReleased"] == """
                weak var viewModel: PageViewModel?
                do {
                    let harness = PageViewModelHarness()
                    viewModel = harness.viewModel
                    harness.turn(1)
                }

                await expect(viewModel == nil, equals: true)
                """
        )
    }
}
