import Foundation
import RxCocoa
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import FindNumber

/// The view model in RxTest's virtual time, as one would write it for the hand-written view model.
final class FindNumberRxTests: XCTestCase {
    private var scheduler = TestScheduler(initialClock: 0)
    private var disposeBag = DisposeBag()
    private var defaults = UserDefaults.standard
    private let suiteName = "FindNumberRxTests"
    private let input = FindNumberViewModel.Input(
        gameStart: PublishRelay<Void>(),
        checkNumber: PublishRelay<Int>(),
        resetStage: PublishRelay<Void>()
    )

    override func setUpWithError() throws {
        defaults = try XCTUnwrap(UserDefaults(suiteName: suiteName))
        defaults.removePersistentDomain(forName: suiteName)
    }

    override func tearDown() {
        defaults.removePersistentDomain(forName: suiteName)
    }

    /// The stub of the document, which answers every request the same.
    private func makeStub(_ body: String, statusCode: Int = 200) throws -> URLSessionStub {
        let url = try XCTUnwrap(URL(string: "https://www.randomnumberapi.com"))
        return URLSessionStub(
            stubbedData: Data(body.utf8),
            stubbedResponse: HTTPURLResponse(
                url: url,
                statusCode: statusCode,
                httpVersion: nil,
                headerFields: nil
            )
        )
    }

    func testGameStartChangesTheTarget() throws {
        let viewModel = FindNumberViewModel(urlSession: try makeStub("[3]"), defaults: defaults)
        let output = viewModel.transform(input: input)
        let target = scheduler.createObserver(Int.self)
        output.target.bind(to: target).disposed(by: disposeBag)

        scheduler.createColdObservable([.next(10, ())])
            .bind(to: input.gameStart)
            .disposed(by: disposeBag)
        scheduler.start()

        XCTAssertEqual(target.events, [.next(0, 1), .next(10, 3)])
    }

    func testCheckNumberCountsHitsAndStartsOverAfterAMiss() throws {
        let viewModel = FindNumberViewModel(urlSession: try makeStub("[2]"), defaults: defaults)
        let output = viewModel.transform(input: input)
        let round = scheduler.createObserver(Int.self)
        let bestRecord = scheduler.createObserver(Int.self)
        let currentRecord = scheduler.createObserver(Int.self)
        output.round.drive(round).disposed(by: disposeBag)
        output.bestRecord.drive(bestRecord).disposed(by: disposeBag)
        output.currentRecord.drive(currentRecord).disposed(by: disposeBag)

        scheduler.createHotObservable([.next(5, ())])
            .bind(to: input.gameStart)
            .disposed(by: disposeBag)
        scheduler.createHotObservable([.next(10, 2), .next(20, 2), .next(30, 1), .next(40, 2)])
            .bind(to: input.checkNumber)
            .disposed(by: disposeBag)
        scheduler.createHotObservable([.next(50, ())])
            .bind(to: input.resetStage)
            .disposed(by: disposeBag)
        scheduler.start()

        XCTAssertEqual(
            round.events,
            [.next(0, 1), .next(10, 2), .next(20, 3), .next(30, 1), .next(40, 2), .next(50, 1)]
        )
        XCTAssertEqual(bestRecord.events.map(\.value.element), [0, 1, 2, 2, 0])
        XCTAssertEqual(
            currentRecord.events,
            [.next(0, 0), .next(10, 1), .next(20, 2), .next(30, 0), .next(40, 1), .next(50, 0)]
        )
    }

    func testTheGameStartsAfterTwoErrors() throws {
        let viewModel = FindNumberViewModel(urlSession: try makeStub("[3]", statusCode: 500), defaults: defaults)
        let output = viewModel.transform(input: input)
        let target = scheduler.createObserver(Int.self)
        let error = scheduler.createObserver(MyError.self)
        output.target.bind(to: target).disposed(by: disposeBag)
        output.error.drive(error).disposed(by: disposeBag)

        scheduler.createHotObservable([.next(10, ()), .next(20, ()), .next(30, ())])
            .bind(to: input.gameStart)
            .disposed(by: disposeBag)
        let answer = try makeStub("[3]")
        scheduler.scheduleAt(15) { viewModel.urlSession = URLSessionStub(stubbedError: URLError(.timedOut)) }
        scheduler.scheduleAt(25) { viewModel.urlSession = answer }
        scheduler.start()

        XCTAssertEqual(error.events, [.next(10, .networkError), .next(20, .networkError)])
        XCTAssertEqual(target.events, [.next(0, 1), .next(30, 3)])
    }

    func testABadBodyIsADecodingError() throws {
        let viewModel = FindNumberViewModel(urlSession: try makeStub("{}"), defaults: defaults)
        let error = scheduler.createObserver(MyError.self)
        viewModel.transform(input: input).error.drive(error).disposed(by: disposeBag)

        scheduler.createHotObservable([.next(10, ())]).bind(to: input.gameStart).disposed(by: disposeBag)
        scheduler.createHotObservable([.next(20, 1)]).bind(to: input.checkNumber).disposed(by: disposeBag)
        scheduler.start()

        XCTAssertEqual(error.events, [.next(10, .decodingError), .next(20, .decodingError)])
    }

    // MARK: Beyond the document's stub

    func testAnAnswerTakesVirtualTimeAndANewerStartCancelsIt() throws {
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

    func testDriversMayRunOnTheTestSchedulerToo() throws {
        let session = try makeStub("[2]")
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
