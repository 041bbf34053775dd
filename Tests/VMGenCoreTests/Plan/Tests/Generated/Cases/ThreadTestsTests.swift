import Testing

@testable import VMGenCheck
@testable import VMGenTesting

@Suite("Generated tests of threads")
struct ThreadTestsTests {
    private let name = "whatIsSentFromTheBackgroundArrivesOnTheMainThread"

    @Test("What is certain is sent and seen; of what logic may say and brings to the main thread, nothing is claimed")
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
                await expectOnMain(harness.page)
                await expectOnMain(harness.shut)
                """
        )
    }

    @Test("Where nobody knows what comes, only that nothing happens where it is sent is shown, and the name says so")
    func unknown() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              turn: Int
            outputs: Observable
              page: Int = 0
            logic:
              - show(page: Int, state: State)
            flows:
              - turn -> call show
            """,
            of: ThreadTests.tests
        )
        #expect(
            tests["nothingHappensOnTheThreadThatSends"] == """
                let harness = PageViewModelHarness()

                harness.fromBackground { $0.turn(1) }
                await harness.settle()

                await expect(harness.reachedFromBackground, equals: [])
                """
        )
        #expect(tests[name] == nil)
    }

    @Test("Of what the app's own operators make nothing may come, and if it does, on the main thread")
    func foreign() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              turn: Int
            outputs:
              page: Int
            flows:
              - turn -> swift .ownOperator() -> page
            """,
            of: ThreadTests.tests
        )
        #expect(
            tests["nothingArrivesOnAnotherThread"] == """
                let harness = PageViewModelHarness()

                harness.fromBackground { $0.turn(1) }
                await harness.settle()

                await expect(harness.page.isOnMain.contains(false), equals: false)
                """
        )
    }

    @Test("The thread of outputs on any thread is not looked at, but what they say, and that nothing is reached before the hop")
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

                await expect(harness.page.said, equals: [1])
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

    @Test("Where nothing certain is sent, what begins by itself in the time that passes shows nothing of threads")
    func unsent() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            transform: (_ input: Signal<Input>) -> Driver<Output>
            inputs:
              - check(Int)
            outputs:
              - isReady(Bool)
              - isValid(Bool)
              - failed(Error)
            logic:
              - validate(page: Int) -> Maybe<Page>
            flows:
              - start -> debounce 0.3 -> .isReady(true)
              - check -> debounce 2.5 -> latest validate -> .isValid(false)
              - errors -> .failed($0)
            """,
            of: ThreadTests.tests
        )
        #expect(tests.isEmpty)
    }
}
