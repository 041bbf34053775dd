import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests of initial values")
struct InitialValueTestsTests {
    @Test("Every output with a value has the one that the spec gives it, or that follows from others")
    func all() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              tap: Int
            outputs:
              page: Int = 1
              isFirst: Bool = false
              picked: Int
            flows:
              - tap -> page
              - tap -> picked
              - page -> map { $0 == 1 } -> isFirst
            """,
            of: InitialValueTests.tests
        )
        #expect(
            tests["outputsHaveTheirInitialValues"] == """
                let harness = PageViewModelHarness()

                await expect(harness.page.values, equals: [1])
                await expect(harness.isFirst.values, equals: [true])
                """
        )
    }

    @Test("What hand-written logic may have changed is left out")
    func logic() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            outputs:
              page: Int = 1
            logic:
              - begin(state: State)
            flows:
              - start -> call begin
            """,
            of: InitialValueTests.tests
        )
        #expect(tests.isEmpty)
    }
}
