import Foundation
import RxSwift
import RxTest
import XCTest

@testable import ItemList

/// The answers that are made here, on the test's own clock but for one that takes a real queue.
final class LocalItemServiceTests: XCTestCase {
    private let clock = TestScheduler(initialClock: 0)
    private let bag = DisposeBag()

    private func makeService(pages: Int = 3) -> LocalItemService {
        LocalItemService(pages: pages, delay: .seconds(200), scheduler: clock)
    }

    func testAPageHasTwentyItemsInOrder() {
        var pages: [ItemPage] = []
        let service = makeService(pages: 2)
        for number in 1...2 {
            service.fetchItems(page: number, filter: .popular)
                .subscribe(onSuccess: { pages.append($0) })
                .disposed(by: bag)
        }
        XCTAssertEqual(pages.count, 0, "Not before its time")

        clock.start()

        XCTAssertEqual(pages.map(\.number), [1, 2])
        XCTAssertEqual(pages.map(\.next), [2, nil])
        XCTAssertEqual(pages.flatMap(\.items).map(\.value), Array(1...40))
        XCTAssertEqual(Set(pages.flatMap(\.items).map(\.name)), ["popular"])
        XCTAssertTrue(pages.flatMap(\.items).allSatisfy { (20...49).contains($0.age) })
    }

    func testALikeTurnsIntoItsOpposite() {
        let service = makeService()
        var likes: [Bool] = []
        for _ in 1...3 {
            service.like().subscribe(onSuccess: { likes.append($0) }).disposed(by: bag)
        }

        clock.start()

        XCTAssertEqual(likes, [true, false, true])
    }

    func testWhatCannotBeReachedFails() {
        let service = makeService()
        service.isReachable = false
        var errors: [Error] = []
        service.purchase().subscribe(onFailure: { errors.append($0) }).disposed(by: bag)

        clock.start()

        XCTAssertTrue(errors.first is LocalItemService.Unreachable)
    }

    func testAnswersArriveOnTheMainThread() {
        let service = LocalItemService(delay: .milliseconds(1))
        let arrived = expectation(description: "an answer")
        var onMain: Bool?
        let subscription = service.purchase().subscribe(onSuccess: {
            onMain = Thread.isMainThread
            arrived.fulfill()
        })

        wait(for: [arrived], timeout: 5)

        XCTAssertEqual(onMain, true)
        subscription.dispose()
    }
}
