import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests of threads")
struct ThreadTestsTests {
    private let name = "whatIsSentFromTheBackgroundArrivesOnTheMainThread"

    @Test("What is certain is sent and seen first; of what logic may say, the thread is looked at")
    func both() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              turn: Int
              tearTap: Void
              shutTap: Void
            outputs:
              page: Int = 0
              torn: String
              shut: Void
            logic:
              - tear(state: State)
            flows:
              - turn -> page
              - tearTap -> call tear
              - shutTap -> shut
            """,
            of: ThreadTests.tests
        )
        #expect(
            tests[name] == """
                let harness = PageViewModelHarness()

                harness.fromBackground {
                    $0.turn(1)
                    $0.shutTap()
                }

                await expect(harness.page.said, equals: [1])
                await expect(harness.shut.values.count, equals: 1)

                harness.fromBackground { $0.tearTap() }
                await harness.settle()

                await expectOnMain(harness.page)
                await expectOnMain(harness.torn)
                await expectOnMain(harness.shut)
                """
        )
    }

    @Test("The thread of outputs on any thread is not looked at, but nothing is reached before the hop")
    func anyThread() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              turn: Int
            outputs: Observable
              page: Int = 0
            flows:
              - turn -> page
            """,
            of: ThreadTests.tests
        )
        #expect(
            tests[name] == """
                let harness = PageViewModelHarness()

                harness.fromBackground { $0.turn(1) }
                await harness.settle()

                await expect(harness.reachedFromBackground, equals: [])
                """
        )
    }

    @Test("There is no test of outputs to which nothing comes")
    func nothing() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              format: (Int) -> String
            inputs:
              turn: Int
            outputs:
              page: Int
              title: String
            flows:
              - turn -> filter { $0 > 7 && $0 < 7 } -> page
              - turn -> filter { Clock.now > $0 } -> map format($0) -> title
            """,
            of: ThreadTests.tests
        )
        #expect(tests.isEmpty)
    }
}
