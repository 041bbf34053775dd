import Foundation
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import FindNumber

/// The view model in RxTest's virtual time.
final class FindNumberRxTests: XCTestCase {
    private var scheduler = TestScheduler(initialClock: 0)
    private var disposeBag = DisposeBag()
    private let defaults = UserDefaultsStub()
    private let input = FindNumberViewModel.Input(
        gameStart: PublishRelay<Void>(),
        checkNumber: PublishRelay<Int>(),
        resetStage: PublishRelay<Void>()
    )

    func testAnAnswerTakesVirtualTimeAndANewerStartCancelsIt() {
        let session = URLSessionStub()
        session.answer(
            with: .json("[2]").delivered(on: scheduler, after: .seconds(100)),
            .json("[3]").delivered(on: scheduler, after: .seconds(50))
        )
        let viewModel = FindNumberViewModel(urlSession: session, defaults: defaults)
        let target = scheduler.createObserver(Int.self)
        viewModel.transform(input: input).target.bind(to: target).disposed(by: disposeBag)

        scheduler.createHotObservable([.next(10, ()), .next(30, ())]).bind(to: input.gameStart).disposed(by: disposeBag)
        scheduler.start()

        XCTAssertEqual(target.events, [.next(0, 1), .next(80, 3)])
        XCTAssertEqual(session.cancelledRequests.count, 1)
    }

    func testDriversMayRunOnTheTestSchedulerToo() {
        let session = URLSessionStub()
        session.returns(json: "[2]")
        let round = scheduler.createObserver(Int.self)
        SharingScheduler.mock(scheduler: scheduler) {
            let viewModel = FindNumberViewModel(urlSession: session, defaults: defaults)
            viewModel.transform(input: input).round.drive(round).disposed(by: disposeBag)
            scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
                .bind(to: input.checkNumber)
                .disposed(by: disposeBag)
            withExtendedLifetime(viewModel) { scheduler.start() }
        }

        XCTAssertEqual(round.events, [.next(1, 1), .next(11, 2), .next(21, 3)])
    }
}
