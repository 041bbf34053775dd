import Foundation
import XCTest

/// What the app does, whatever runtime it was generated for: this file names none, and both test targets compile it.
@MainActor
final class BookSearchViewModelTests: XCTestCase {
    /// Types `text` and answers with `titles`.
    private func find(_ titles: [String], for text: String, on screen: BookSearchScreen) async throws {
        let count = screen.library.asked.count
        screen.type(text)
        try await until { screen.library.asked.count > count }
        screen.library.answer(text, with: titles)
        try await until { screen.books.last == titles && screen.isLoading.last == false }
    }

    // MARK: Searching

    func testAtFirstThereIsNothing() async throws {
        let screen = BookSearchScreen()

        XCTAssertEqual(screen.books, [[]])
        XCTAssertEqual(screen.favourites, [[]])
        XCTAssertEqual(screen.isLoading, [false])
        XCTAssertEqual(screen.titles, ["0 books, 0 favourites"])
        XCTAssertEqual(screen.library.asked, [])
    }

    func testTypingFindsBooksAndShowsThatItTakesTime() async throws {
        let screen = BookSearchScreen()

        screen.type("swift")
        XCTAssertEqual(screen.isLoading, [false, true])
        try await until { screen.library.asked == ["swift"] }
        screen.library.answer("swift", with: ["Swift", "Swiftly"])
        try await until { screen.isLoading.last == false }

        XCTAssertEqual(screen.books, [[], ["Swift", "Swiftly"]])
        XCTAssertEqual(screen.titles.last, "2 books, 0 favourites")
        XCTAssertEqual(screen.isLoading, [false, true, false])
        XCTAssertEqual(screen.errors, [])
    }

    func testSpacesAndRepetitionsAreNotSearchedFor() async throws {
        let screen = BookSearchScreen()
        screen.type("")
        screen.type("  ")
        XCTAssertEqual(screen.isLoading, [false])

        try await find(["A"], for: "a", on: screen)
        screen.type(" a")
        screen.type("a ")
        try await find(["B"], for: "b", on: screen)

        XCTAssertEqual(screen.library.asked, ["a", "b"])
    }

    func testANewerSearchDropsTheLateAnswerOfAnOlderOne() async throws {
        let screen = BookSearchScreen()
        screen.type("old")
        try await until { screen.library.asked == ["old"] }
        screen.type("new")
        try await until { screen.library.asked == ["old", "new"] }

        screen.library.answer("old", with: ["Old"])
        screen.library.answer("new", with: ["New"])
        try await until { screen.isLoading.last == false }

        XCTAssertEqual(screen.books, [[], ["New"]])
    }

    func testWhatWasFoundBeforeIsNotAskedForAgain() async throws {
        let screen = BookSearchScreen()
        try await find(["A"], for: "a", on: screen)
        try await find(["B"], for: "b", on: screen)

        screen.type("a")
        try await until { screen.books.last == ["A"] }

        XCTAssertEqual(screen.library.asked, ["a", "b"])
    }

    // MARK: Failures

    func testAFailureIsShownAndTheNextSearchWorks() async throws {
        let screen = BookSearchScreen()
        screen.type("a")
        try await until { screen.library.asked == ["a"] }
        screen.library.fail("a", with: URLError(.notConnectedToInternet))
        try await until { screen.isLoading.last == false }
        XCTAssertEqual(screen.errors, ["offline"])
        XCTAssertEqual(screen.books, [[]])

        screen.type("b")
        try await until { screen.library.asked == ["a", "b"] }
        screen.library.fail("b", with: NeverHappened())
        try await until { screen.errors.count == 2 }
        XCTAssertEqual(screen.errors, ["offline", "failed"])

        try await find(["C"], for: "c", on: screen)
        XCTAssertEqual(screen.errors.count, 2)
    }

    func testTryingAgainSearchesForTheSame() async throws {
        let screen = BookSearchScreen()
        screen.retry()
        XCTAssertEqual(screen.isLoading, [false], "There is nothing to try again")
        screen.type("a")
        try await until { screen.library.asked == ["a"] }
        screen.library.fail("a", with: URLError(.timedOut))
        try await until { screen.isLoading.last == false }

        screen.retry()
        try await until { screen.library.asked == ["a", "a"] }
        screen.library.answer("a", with: ["A"])
        try await until { screen.books.last == ["A"] }

        XCTAssertEqual(screen.errors, ["offline"])
    }

    // MARK: Favourites

    func testAFavouriteIsKeptAcrossSearchesAndLetGoByASecondTap() async throws {
        let screen = BookSearchScreen()
        try await find(["A", "B"], for: "a", on: screen)

        screen.tapFavourite(1)
        XCTAssertEqual(screen.favourites, [[], ["B"]])
        XCTAssertEqual(screen.titles.last, "2 books, 1 favourites")
        try await find(["B"], for: "b", on: screen)
        XCTAssertEqual(screen.favourites.last, ["B"])

        screen.tapFavourite(0)
        XCTAssertEqual(screen.favourites.last, [])
    }

    func testARowThatIsNotThereIsNobodysFavourite() async throws {
        let screen = BookSearchScreen()

        screen.tapFavourite(0)
        screen.tapFavourite(-1)

        XCTAssertEqual(screen.favourites, [[]])
    }

    // MARK: Life

    func testTransformCalledTwiceActsOnce() async throws {
        let screen = BookSearchScreen()
        screen.bind()

        try await find(["A"], for: "a", on: screen)
        screen.tapFavourite(0)

        XCTAssertEqual(screen.library.asked, ["a"])
        XCTAssertEqual(screen.favourites.last, ["A"])
    }

    func testTheViewModelIsReleasedOnceItsWorkIsDone() async throws {
        weak var released: AnyObject?
        let screen = BookSearchScreen()
        released = screen.viewModel
        screen.type("a")
        try await until { screen.library.asked == ["a"] }

        screen.letGo()
        screen.library.answer("a", with: ["A"])
        try await until { released == nil }

        screen.type("b")
        screen.tapFavourite(0)
        XCTAssertEqual(screen.library.asked, ["a"])
        XCTAssertEqual(screen.favourites, [[]])
    }
}
