import Testing

@testable import VMGenTesting

@Suite("Answers of doubles that cannot wait")
struct QuickAnswersTests {
    /// A spec with a service that answers at once, and one answer's type.
    private func spec(_ type: String) -> String {
        """
        view-model: PageViewModel
        runtime: rxswift
        init:
          books: Books
        services:
          Books:
            - title(of page: Int) throws -> \(type)
            - log(_ page: Int)
        inputs:
          turn: Int
        outputs:
          page: Int = 0
          title: \(type)
          error: Error
        flows:
          - turn -> page
          - turn -> latest try books.title(of: $0) -> title
          - errors -> error
        """
    }

    @Test("They get an answer before the view model is made, in tests in which they may be asked")
    func prepared() throws {
        let tests = try PlannedTests.tests(spec("String"), of: InputTests.tests)
        #expect(
            tests["turnSetsPage"] == """
                let books = BooksStub()
                books.onTitle.returns("a")
                let harness = PageViewModelHarness(books: books)

                harness.turn(1)
                harness.turn(2)

                await expect(harness.page.said, equals: [1, 2])
                """
        )
    }

    @Test("Where nothing is known for them to answer with, tests are made that do not ask them")
    func unknown() throws {
        let bench = try PlannedTests.bench(spec("Page"))
        #expect(bench.quickAnswers.missing == "`samples:` has no value of `Page`, which `title` answers with")
        #expect(bench.obstacle == nil)
        let known = try PlannedTests.bench(spec("Int")).quickAnswers
        #expect(known.missing == nil)
        #expect(known.all.map(\.double) == [.member(parameter: "books", name: "onTitle")])
        #expect(InputTests.tests(bench).map(\.mayStop) == [true])
        #expect(InitialValueTests.tests(bench).map(\.mayStop) == [false])
    }

    @Test("Where `start` asks one of them, no test can be made")
    func start() throws {
        let text = spec("Page").replacing("- turn -> latest", with: "- start -> replace with 1 -> latest")
        let bench = try PlannedTests.bench(text)
        #expect(bench.obstacle == "`samples:` has no value of `Page`, which `title` answers with")
    }

    @Test("Sources that are zipped wait for each other")
    func zip() throws {
        let tests = try PlannedTests.tests(
            """
            view-model: PageViewModel
            runtime: rxswift
            inputs:
              left: Int
              right: Int
            outputs:
              pair: Int
            flows:
              - left, right -> zip { $0 + $1 } -> pair
            """,
            of: InputTests.tests
        )
        #expect(
            tests["rightSendsPair"] == """
                let harness = PageViewModelHarness()

                harness.left(1)
                harness.right(1)
                harness.right(2)

                await expect(harness.pair.values, equals: [2])
                """
        )
    }
}
