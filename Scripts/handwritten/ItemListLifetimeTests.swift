import Foundation
import RxCocoa
import RxSwift
import XCTest

@testable import ItemList

/// Who keeps whom, what a second `transform` does, and which thread answers arrive on.
final class ItemListLifetimeTests: XCTestCase {
    private let service = ItemServiceStub()

    func testTheViewModelIsReleasedAndNothingHappensAfterwards() {
        weak var released: ItemListViewModel?
        let input: ItemListViewModel.Input
        let output: ItemListViewModel.Output
        do {
            let viewModel = ItemListViewModel(service: service)
            released = viewModel
            input = ItemListScreen(viewModel).input
            output = viewModel.transform(input: input)
        }
        var purchases = 0
        let subscription = output.purchase.emit(onNext: { purchases += 1 })

        XCTAssertNil(released)
        XCTAssertEqual(service.onFetchItems.calls.last?.isCancelled, true)
        let fetches = service.onFetchItems.calls.count
        input.filterTap.accept(.oldest)
        input.willDisplayRow.accept(19)
        input.purchaseTap.accept(())
        input.likeTap.accept(())
        XCTAssertEqual(service.onFetchItems.calls.count, fetches)
        XCTAssertEqual(service.onPurchase.calls.count, 0)
        XCTAssertEqual(service.onLike.calls.count, 0)
        XCTAssertEqual(purchases, 0)
        subscription.dispose()
    }

    func testAPageThatIsFetchedTwiceIsShownOnce() {
        let viewModel = ItemListViewModel(service: service)
        let first = ItemListScreen(viewModel)
        service.onFetchItems.calls[0].returns(.page(1))
        first.scrollDown()
        service.onFetchItems.calls[1].returns(.page(2))

        let second = ItemListScreen(viewModel)
        XCTAssertEqual(service.fetched.last, "newest 2", "A second transform asks for the last page again")
        service.onFetchItems.calls.last?.returns(.page(2))

        XCTAssertEqual(second.values, Array(1...40))
    }

    func testTwoViewModelsHaveNothingInCommon() {
        let other = ItemServiceStub()
        let screen = ItemListScreen(ItemListViewModel(service: service))
        let second = ItemListScreen(ItemListViewModel(service: other))
        other.onFetchItems.calls[0].returns(.page(1))

        screen.like()

        XCTAssertEqual(screen.items, [])
        XCTAssertEqual(second.values.count, 20)
        XCTAssertEqual(service.onLike.calls.count, 1)
        XCTAssertEqual(other.onLike.calls.count, 0)
    }

    func testAnswersOffTheMainThreadArriveOnIt() {
        let viewModel = ItemListViewModel(service: BackgroundService())
        let screen = ItemListScreen(viewModel)
        let output = viewModel.transform(input: screen.input)
        var onMain: [Bool] = []
        let arrived = expectation(description: "items, a like, a failed purchase")
        arrived.expectedFulfillmentCount = 3
        let note = {
            onMain.append(Thread.isMainThread)
            arrived.fulfill()
        }
        let bag = DisposeBag()
        output.itemFetchFinished.emit(onNext: note).disposed(by: bag)
        output.like.skip(1).drive(onNext: { _ in note() }).disposed(by: bag)
        output.error.emit(onNext: { _ in note() }).disposed(by: bag)

        screen.like()
        screen.buy()
        wait(for: [arrived], timeout: 5)

        XCTAssertEqual(onMain, [true, true, true])
    }
}

/// Answers off the main thread, and says nothing of it.
private final class BackgroundService: ItemService {
    private let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)

    func fetchItems(page: Int, filter: Filter) -> Single<ItemPage> {
        .just(.page(page), scheduler: scheduler)
    }

    func purchase() -> Single<Void> {
        Single.just((), scheduler: scheduler).flatMap { .error(ServiceFailure()) }
    }

    func like() -> Single<Bool> {
        .just(true, scheduler: scheduler)
    }
}
