import RxCocoa
import RxSwift
import XCTest

@testable import ItemList

/// Likes, purchases, and what is left after a failure: everything.
final class ItemListFailureTests: XCTestCase {
    private let service = ItemServiceStub()

    private func makeScreen() -> ItemListScreen {
        ItemListScreen(ItemListViewModel(service: service))
    }

    // MARK: Like and purchase

    func testTheHeartShowsWhatTheServiceAnswers() {
        let screen = makeScreen()
        XCTAssertEqual(screen.likes, [false])

        screen.like()
        XCTAssertEqual(screen.likes, [false], "Not before the answer")
        service.likes[0].succeed(true)
        screen.like()
        service.likes[1].succeed(false)

        XCTAssertEqual(screen.likes, [false, true, false])
    }

    func testAPurchaseIsToldOnceItHasSucceeded() {
        let screen = makeScreen()

        screen.buy()
        XCTAssertEqual(screen.purchases, 0)
        service.purchases[0].succeed(())

        XCTAssertEqual(screen.purchases, 1)
    }

    func testASecondTapBuysNothingWhileTheFirstIsUnderWay() {
        let screen = makeScreen()

        screen.buy()
        screen.buy()
        screen.like()
        screen.like()
        XCTAssertEqual(service.purchases.count, 1)
        XCTAssertEqual(service.likes.count, 1)

        service.purchases[0].succeed(())
        screen.buy()
        XCTAssertEqual(service.purchases.count, 2)
    }

    // MARK: Failures

    func testAFailedFirstPageIsShownAndCanBeTriedAgain() {
        let screen = makeScreen()
        service.fetches[0].fail()
        XCTAssertEqual(screen.errors.count, 1)
        XCTAssertTrue(screen.errors.first is ItemServiceStub.Failure, "The error arrives as it is")

        screen.tap(.newest)
        service.fetches[1].fail()
        screen.tap(.newest)
        service.fetches[2].succeed(.page(1))

        XCTAssertEqual(service.fetched, ["newest 1", "newest 1", "newest 1"])
        XCTAssertEqual(screen.values, Array(1...20))
    }

    func testAFailedNextPageCanBeTriedAgain() {
        let screen = makeScreen()
        service.fetches[0].succeed(.page(1))
        screen.scrollDown()
        service.fetches[1].fail()
        XCTAssertEqual(screen.values, Array(1...20), "What is there stays")

        screen.scrollDown()
        service.fetches[2].succeed(.page(2))

        XCTAssertEqual(service.fetched, ["newest 1", "newest 2", "newest 2"])
        XCTAssertEqual(screen.values, Array(1...40))
    }

    func testAfterAFailedFilterNoPagesAreMixed() {
        let screen = makeScreen()
        service.fetches[0].succeed(.page(1))
        screen.tap(.oldest)
        service.fetches[1].fail()

        screen.scrollDown()
        XCTAssertEqual(service.fetched.count, 2)
        screen.tap(.oldest)
        service.fetches[2].succeed(.page(1, of: "oldest"))

        XCTAssertEqual(Set(screen.items.map(\.name)), ["oldest"])
    }

    func testAFailedTapLeavesTheButtonsAlive() {
        let screen = makeScreen()
        screen.buy()
        service.purchases[0].fail()
        screen.buy()
        service.purchases[1].succeed(())
        screen.like()
        service.likes[0].fail()
        screen.like()
        service.likes[1].succeed(true)

        XCTAssertEqual(screen.errors.count, 2)
        XCTAssertEqual(screen.purchases, 1)
        XCTAssertEqual(screen.likes, [false, true])
    }

    func testAFailureEndsNoOutput() {
        let screen = ItemListScreen(ItemListViewModel(service: service))
        let output = screen.viewModel.transform(input: screen.input)
        var ended: [String] = []
        let bag = DisposeBag()
        output.items.drive(onCompleted: { ended.append("items") }).disposed(by: bag)
        output.itemFetchFinished.emit(onCompleted: { ended.append("itemFetchFinished") }).disposed(by: bag)
        output.purchase.emit(onCompleted: { ended.append("purchase") }).disposed(by: bag)
        output.like.drive(onCompleted: { ended.append("like") }).disposed(by: bag)
        output.error.emit(onCompleted: { ended.append("error") }).disposed(by: bag)

        service.fetches.last?.fail()
        screen.buy()
        service.purchases.last?.fail()
        screen.like()
        service.likes.last?.fail()

        XCTAssertEqual(ended, [])
    }

    func testAnErrorIsNotRepeatedToALateSubscriber() {
        let viewModel = ItemListViewModel(service: service)
        let output = viewModel.transform(input: ItemListScreen(viewModel).input)
        service.fetches.last?.fail()
        var errors = 0

        output.error.emit(onNext: { _ in errors += 1 }).dispose()

        XCTAssertEqual(errors, 0)
    }
}
