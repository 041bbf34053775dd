import RxCocoa
import RxSwift
import XCTest

@testable import ItemList

/// Pages: which one is asked for when, and what its answer does to the list.
final class ItemListViewModelTests: XCTestCase {
    private let service = ItemServiceStub()

    private func makeScreen() -> ItemListScreen {
        ItemListScreen(ItemListViewModel(service: service))
    }

    private func makeScreen(showing pages: Int) -> ItemListScreen {
        let screen = makeScreen()
        for page in 1...pages {
            service.onFetchItems.calls.last?.returns(.page(page))
            if page < pages { screen.scrollDown() }
        }
        return screen
    }

    // MARK: Pages

    func testTheFirstPageIsFetchedAtOnce() {
        let screen = makeScreen()
        XCTAssertEqual(service.fetched, ["newest 1"])
        XCTAssertEqual(screen.items, [])

        service.onFetchItems.calls[0].returns(.page(1))

        XCTAssertEqual(screen.values, Array(1...20))
        XCTAssertEqual(screen.countsAtFinish, [20], "The items are there before the fetch is said to be finished")
    }

    func testTheLastRowFetchesTheNextPage() {
        let screen = makeScreen(showing: 1)

        screen.input.willDisplayRow.accept(0)
        screen.input.willDisplayRow.accept(18)
        XCTAssertEqual(service.fetched, ["newest 1"])
        screen.input.willDisplayRow.accept(19)
        XCTAssertEqual(service.fetched, ["newest 1", "newest 2"])
        service.onFetchItems.calls[1].returns(.page(2))

        XCTAssertEqual(screen.values, Array(1...40))
        XCTAssertEqual(screen.countsAtFinish, [20, 40])
    }

    func testTheLastRowAsksOnceWhileItsPageIsUnderWay() {
        let screen = makeScreen(showing: 1)

        screen.scrollDown()
        screen.scrollDown()
        screen.input.willDisplayRow.accept(18)
        screen.scrollDown()
        XCTAssertEqual(service.fetched, ["newest 1", "newest 2"])
        XCTAssertFalse(service.onFetchItems.calls[1].isCancelled)

        service.onFetchItems.calls[1].returns(.page(2))
        screen.input.willDisplayRow.accept(19)
        XCTAssertEqual(service.fetched.count, 2, "It is not the last row any more")
        screen.scrollDown()
        XCTAssertEqual(service.fetched, ["newest 1", "newest 2", "newest 3"])
    }

    func testNothingIsFetchedBehindTheLastPage() {
        let screen = makeScreen(showing: 1)
        screen.scrollDown()
        service.onFetchItems.calls[1].returns(.page(2, count: 7, isLast: true))
        XCTAssertEqual(screen.values, Array(1...27))

        screen.scrollDown()

        XCTAssertEqual(service.fetched.count, 2)
    }

    func testAnEmptyListAsksForNothingMore() {
        let screen = makeScreen()
        service.onFetchItems.calls[0].returns(.page(1, count: 0, isLast: true))

        screen.scrollDown()

        XCTAssertEqual(service.fetched, ["newest 1"])
        XCTAssertEqual(screen.countsAtFinish, [0])
    }

    // MARK: Filters

    func testAnotherFilterGoesBackToTheFirstPage() {
        let screen = makeScreen(showing: 3)

        screen.tap(.oldest)
        XCTAssertEqual(service.fetched.last, "oldest 1")
        XCTAssertEqual(screen.items, [], "What another filter found is gone")
        service.onFetchItems.calls[3].returns(.page(1, of: "oldest"))
        XCTAssertEqual(screen.values, Array(1...20))
        screen.scrollDown()

        XCTAssertEqual(service.fetched.suffix(2), ["oldest 1", "oldest 2"])
        XCTAssertEqual(Set(screen.items.map(\.name)), ["oldest"])
    }

    func testTheSameFilterAgainIsIgnored() {
        let screen = makeScreen()
        screen.tap(.newest)
        XCTAssertEqual(service.fetched.count, 1, "Also while its page is under way")
        service.onFetchItems.calls[0].returns(.page(1))

        screen.tap(.newest)
        screen.tap(.popular)
        screen.tap(.popular)

        XCTAssertEqual(service.fetched, ["newest 1", "popular 1"])
    }

    func testALateAnswerOfTheOldFilterIsDropped() {
        let screen = makeScreen(showing: 1)
        screen.scrollDown()

        screen.tap(.popular)
        XCTAssertTrue(service.onFetchItems.calls[1].isCancelled)
        service.onFetchItems.calls[1].returns(.page(2, of: "newest"))
        XCTAssertEqual(screen.items, [])
        service.onFetchItems.calls[2].returns(.page(1, of: "popular"))

        XCTAssertEqual(screen.values, Array(1...20))
        XCTAssertEqual(Set(screen.items.map(\.name)), ["popular"])
        XCTAssertEqual(screen.countsAtFinish, [20, 20])
    }

    func testALateFailureOfTheOldFilterIsDroppedToo() {
        let screen = makeScreen()
        screen.tap(.popular)

        service.onFetchItems.calls[0].fails(with: ServiceFailure())

        XCTAssertEqual(screen.errors.count, 0)
    }

    func testThereAndBackAgainFetchesAnew() {
        let screen = makeScreen()
        screen.tap(.oldest)
        screen.tap(.newest)

        XCTAssertEqual(service.fetched, ["newest 1", "oldest 1", "newest 1"])
        XCTAssertEqual(service.onFetchItems.calls.map(\.isCancelled), [true, true, false])
        service.onFetchItems.calls[0].returns(.page(1))
        XCTAssertEqual(screen.items, [], "The first answer belongs to the first request")
    }
}
