import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import ItemList

/// What the spec's scenarios leave open: the order of what is shown, late subscribers, threads, and who keeps whom.
@MainActor
final class ItemListViewModelTests: XCTestCase {
    // MARK: Order

    func testTheItemsAreThereBeforeTheFetchIsSaidToBeFinished() async {
        let service = ItemServiceStub.waiting
        let viewModel = ItemListViewModel(service: service)
        let output = viewModel.transform(input: .silent)
        let items = Recording<[Item]>("items", isState: true)
        items.record(output.items)
        let counts = Recording<Int?>("items when a fetch has finished")
        counts.record(output.itemFetchFinished.map { items.last?.count })

        service.onFetchItems.calls[0].returns(.page(1))

        XCTAssertEqual(counts.values, [20])
    }

    func testAPageThatIsFetchedTwiceIsShownOnce() async {
        let service = ItemServiceStub()
        service.onFetchItems.answers { .page($0.page) }
        let harness = ItemListViewModelHarness(service: service)
        harness.willDisplayRow(19)
        await expect(harness.items.last?.count, equals: 40)

        harness.transform()

        await expect(harness.items.last?.map(\.value), equals: Array(1...40))
        XCTAssertEqual(service.onFetchItems.arguments.map(\.page), [1, 2, 2], "The last page is asked for again")
    }

    // MARK: Who hears of what

    func testAnErrorIsNotRepeatedToALateSubscriber() async {
        let service = ItemServiceStub.waiting
        let viewModel = ItemListViewModel(service: service)
        let output = viewModel.transform(input: .silent)
        let (errors, late) = (Recording<Error>("error"), Recording<Error>("error, later"))
        errors.record(output.error)
        service.onFetchItems.calls[0].fails(with: URLError(.timedOut))

        late.record(output.error)

        XCTAssertEqual(errors.values.count, 1)
        XCTAssertEqual(late.values.count, 0)
    }

    func testTwoViewModelsHaveNothingInCommon() async {
        let one = ItemListViewModelHarness(service: .waiting)
        let other = ItemListViewModelHarness(service: .waiting)
        other.service.onFetchItems.calls[0].returns(.page(1))

        one.likeTap()

        await expect(other.items.last?.count, equals: 20)
        XCTAssertEqual(one.items.last?.count, 0)
        XCTAssertEqual(one.service.onLike.calls.count, 1)
        XCTAssertEqual(other.service.onLike.calls.count, 0)
    }

    // MARK: Threads and release

    func testItemsAndErrorsFromOtherThreadsArriveOnTheMainOne() async {
        let service = ItemServiceStub()
        service.onFetchItems.answers(
            with: .value(.page(1)).delivered(on: DispatchQueue.global()),
            .failure(URLError(.timedOut)).delivered(on: DispatchQueue.global())
        )
        let harness = ItemListViewModelHarness(service: service)

        await expect(harness.itemFetchFinished.values.count, equals: 1)
        harness.willDisplayRow(19)
        await expect(harness.error.values.count, equals: 1)

        let onMain = harness.items.isOnMain + harness.itemFetchFinished.isOnMain + harness.error.isOnMain
        XCTAssertEqual(onMain, [true, true, true, true])
    }

    func testWhatNeedsAViewModelThatIsGoneDoesNothing() async {
        let service = ItemServiceStub.waiting
        weak var released: ItemListViewModel?
        let input = ItemListViewModel.Input.silent
        let output: ItemListViewModel.Output
        do {
            let viewModel = ItemListViewModel(service: service)
            released = viewModel
            output = viewModel.transform(input: input)
        }
        let purchases = Recording<Void>("purchase")
        purchases.record(output.purchase)

        XCTAssertNil(released)
        XCTAssertEqual(service.onFetchItems.calls.map(\.isCancelled), [true])
        service.beginRound()
        input.filterTap.accept(.oldest)
        input.willDisplayRow.accept(19)
        input.purchaseTap.accept(())
        input.likeTap.accept(())
        XCTAssertEqual(service.roundReport, ["ItemServiceStub.onPurchase: ()"], "That stream needs its listener alone")
        XCTAssertEqual(purchases.values.count, 0)
    }
}

extension ItemListViewModel.Input {
    /// An input that nobody has sent anything to yet.
    fileprivate static var silent: Self {
        Self(
            filterTap: PublishRelay<Filter>(),
            willDisplayRow: PublishRelay<Int>(),
            purchaseTap: PublishRelay<Void>(),
            likeTap: PublishRelay<Void>()
        )
    }
}

extension ItemServiceStub {
    /// A service that answers when the test says so.
    fileprivate static var waiting: ItemServiceStub {
        let service = ItemServiceStub()
        service.onFetchItems.waits()
        service.onPurchase.waits()
        service.onLike.waits()
        return service
    }
}

extension ItemPage {
    /// A full page that another one follows.
    fileprivate static func page(_ number: Int) -> ItemPage {
        let first = (number - 1) * size + 1
        let items = (first..<first + size).map { Item(name: "newest", age: 30, value: $0) }
        return ItemPage(number: number, items: items, next: number + 1)
    }
}
