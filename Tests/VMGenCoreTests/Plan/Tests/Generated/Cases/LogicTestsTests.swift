import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests of what holds whatever logic does")
struct LogicTestsTests {
    @Test("A flag shows that hand-written work has begun")
    func loading() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              turn: Void
            outputs:
              page: Int = 0
              isLoading: Bool = false
            logic:
              - load(state: State) async -> Int
            flows:
              - turn -> latest load while isLoading -> page
            """,
            of: LogicTests.tests
        )
        #expect(
            tests["isLoadingShowsThatTurnWorks"] == """
                let harness = PageViewModelHarness()

                harness.turn()

                await expect(Array(harness.isLoading.values.prefix(2)), equals: [false, true])
                """
        )
    }
}
