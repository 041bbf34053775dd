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
        service.onLike.calls[0].returns(true)
        screen.like()
        service.onLike.calls[1].returns(false)

        XCTAssertEqual(screen.likes, [false, true, false])
    }

    func testAPurchaseIsToldOnceItHasSucceeded() {
        let screen = makeScreen()

        screen.buy()
        XCTAssertEqual(screen.purchases, 0)
        service.onPurchase.calls[0].returns(())

        XCTAssertEqual(screen.purchases, 1)
    }

    func testASecondTapBuysNothingWhileTheFirstIsUnderWay() {
        let screen = makeScreen()

        screen.buy()
        screen.buy()
        screen.like()
        screen.like()
        XCTAssertEqual(service.onPurchase.calls.count, 1)
        XCTAssertEqual(service.onLike.calls.count, 1)

        service.onPurchase.calls[0].returns(())
        screen.buy()
        XCTAssertEqual(service.onPurchase.calls.count, 2)
    }

    // MARK: Failures

    func testAFailedFirstPageIsShownAndCanBeTriedAgain() {
        let screen = makeScreen()
        service.onFetchItems.calls[0].fails(with: ServiceFailure())
        XCTAssertEqual(screen.errors.count, 1)
        XCTAssertTrue(screen.errors.first is ServiceFailure, "The error arrives as it is")

        screen.tap(.newest)
        service.onFetchItems.calls[1].fails(with: ServiceFailure())
        screen.tap(.newest)
        service.onFetchItems.calls[2].returns(.page(1))

        XCTAssertEqual(service.fetched, ["newest 1", "newest 1", "newest 1"])
        XCTAssertEqual(screen.values, Array(1...20))
    }

    func testAFailedNextPageCanBeTriedAgain() {
        let screen = makeScreen()
        service.onFetchItems.calls[0].returns(.page(1))
        screen.scrollDown()
        service.onFetchItems.calls[1].fails(with: ServiceFailure())
        XCTAssertEqual(screen.values, Array(1...20), "What is there stays")

        screen.scrollDown()
        service.onFetchItems.calls[2].returns(.page(2))

        XCTAssertEqual(service.fetched, ["newest 1", "newest 2", "newest 2"])
        XCTAssertEqual(screen.values, Array(1...40))
    }

    func testAfterAFailedFilterNoPagesAreMixed() {
        let screen = makeScreen()
        service.onFetchItems.calls[0].returns(.page(1))
        screen.tap(.oldest)
        service.onFetchItems.calls[1].fails(with: ServiceFailure())

        screen.scrollDown()
        XCTAssertEqual(service.fetched.count, 2)
        screen.tap(.oldest)
        service.onFetchItems.calls[2].returns(.page(1, of: "oldest"))

        XCTAssertEqual(Set(screen.items.map(\.name)), ["oldest"])
    }

    func testAFailedTapLeavesTheButtonsAlive() {
        let screen = makeScreen()
        screen.buy()
        service.onPurchase.calls[0].fails(with: ServiceFailure())
        screen.buy()
        service.onPurchase.calls[1].returns(())
        screen.like()
        service.onLike.calls[0].fails(with: ServiceFailure())
        screen.like()
        service.onLike.calls[1].returns(true)

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

        service.onFetchItems.calls.last?.fails(with: ServiceFailure())
        screen.buy()
        service.onPurchase.calls.last?.fails(with: ServiceFailure())
        screen.like()
        service.onLike.calls.last?.fails(with: ServiceFailure())

        XCTAssertEqual(ended, [])
    }

    func testAnErrorIsNotRepeatedToALateSubscriber() {
        let viewModel = ItemListViewModel(service: service)
        let output = viewModel.transform(input: ItemListScreen(viewModel).input)
        service.onFetchItems.calls.last?.fails(with: ServiceFailure())
        var errors = 0

        output.error.emit(onNext: { _ in errors += 1 }).dispose()

        XCTAssertEqual(errors, 0)
    }
}
