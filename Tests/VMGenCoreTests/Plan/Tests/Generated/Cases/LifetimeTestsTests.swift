import Testing

@testable import VMGenCheck
@testable import VMGenTesting

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

                await expect(harness.page.said, equals: [1])
                """
        )
        #expect(
            tests["theViewModelIsReleased"] == """
                weak var viewModel: PageViewModel?
                let outputs: [AnyObject]
                do {
                    let harness = PageViewModelHarness()
                    viewModel = harness.viewModel
                    outputs = [harness.page]
                    harness.turn(1)
                }

                await expectReleased(viewModel)
                withExtendedLifetime(outputs) {}
                """
        )
    }

    @Test("What each call of transform makes anew would say nothing twice, so that work is counted where there is some")
    func freshOutputs() throws {
        func tests(_ flows: String) throws -> String? {
            try PlannedTests.tests(
                """
                view-model: PageViewModel
                runtime: combine
                init:
                  api: Api
                services:
                  Api:
                    - one() async throws -> Int
                    - two(_ n: Int) async throws -> Int
                inputs:
                  go: Void
                  cancel: Int
                outputs:
                  step: Int = 0
                  n: Int
                flows:
                \(flows)
                """,
                of: LifetimeTests.tests
            )["transformTwiceActsOnce"]
        }
        let work = """
              - go -> first api.one() -> as one
              - one -> queue api.two($0) -> n
              - cancel -> set step = $0
              - errors -> ignore
            """
        #expect(try tests(work)?.hasSuffix("await expect(harness.api.onOne.calls.count, equals: 1)") == true)
        #expect(
            try tests("  - cancel -> set step = $0\n  - go -> replace with 1 -> n")?
                .hasSuffix("await expect(harness.step.said, equals: [1])") == true
        )
    }

    @Test("Where only hand-written logic knows what comes of an input, a scenario tells")
    func scenario() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              books: Books
            services:
              Books:
                - page(number: Int) -> Single<String>
            inputs:
              turn: Int
            outputs:
              page: String = ""
              error: Error
            logic:
              - find(_ number: Int) -> Single<String>
            flows:
              - turn -> latest find -> page
              - errors -> error
            scenarios:
              no page is the one before the first:
                when: turn -1
                then: page is unchanged
              pages are read:
                given: books.page answers "one"
                when: turn 1
                then: page = "one"; books.page was called with (number: 1)
                when: turn 2
                then: books.page was called once
            """,
            of: LifetimeTests.tests
        )
        #expect(
            tests["transformTwiceActsOnce"] == #"""
                let scenario = TestScenario("pages are read", in: Self.specFile, self)
                let books = BooksStub()
                books.onPage.returns("one")
                let harness = PageViewModelHarness(books: books)
                harness.transform()

                scenario.when("turn 1")
                harness.turn(1)

                await scenario.then(#"page = "one""#, harness.page, is: "one")
                await scenario.then("books.page was called with (number: 1)", harness.books.onPage, asked: [1])
                """#
        )
    }

    @Test(
        "What begins by itself, and does another thing the next time, is no scenario for two views",
        arguments: [
            ("start -> set list = books.pages()", true), ("load -> set list = books.pages()", false),
            ("start -> set taps = taps + 1", true), ("start -> set taps = 3", false),
            ("list -> set taps = taps + 1", true), ("list -> map { $0.count } -> taps", false),
        ]
    )
    func differsWhenBegunAgain(_ flow: String, _ differs: Bool) throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            init:
              books: Books
            services:
              Books:
                - pages() -> [Int]
                - delete() throws
            inputs:
              load: Void
              tap: Void
            outputs:
              list: [Int] = []
              taps: Int = 0
            flows:
              - \(flow)
              - tap -> first try books.delete() -> set list = books.pages()
              - errors -> ignore
            scenarios:
              a tap loads anew:
                given: books.pages answers [1], []; books.delete answers
                when: tap
                then: list = [1]; books.delete was called
            """,
            of: LifetimeTests.tests
        )
        #expect((tests["transformTwiceActsOnce"] == nil) == differs)
    }
}
