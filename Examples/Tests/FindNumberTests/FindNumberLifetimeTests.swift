import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import FindNumber

/// Who cancels, who keeps whom, and which thread things arrive on.
final class FindNumberLifetimeTests: XCTestCase {
    private let session = URLSessionStub()
    private var suite: ThrowAwayDefaults?

    override func setUpWithError() throws {
        suite = try ThrowAwayDefaults()
    }

    override func tearDown() {
        suite?.remove()
    }

    private func makeViewModel(_ session: URLSessionProtocol) throws -> FindNumberViewModel {
        FindNumberViewModel(urlSession: session, defaults: try XCTUnwrap(suite).defaults)
    }

    // MARK: A newer one cancels the older

    func testASecondStartCancelsTheFirstAndItsAnswerIsIgnored() throws {
        session.answer(with: .held)
        let screen = FindNumberScreen(try makeViewModel(session))

        screen.start()
        screen.start()
        XCTAssertEqual(session.calls.map(\.isCancelled), [true, false])

        session.calls[0].answer(with: .json("[2]"))
        XCTAssertEqual(screen.targets, [1])
        session.calls[1].answer(with: .json("[3]"))
        XCTAssertEqual(screen.targets, [1, 3])
        XCTAssertEqual(screen.errors, [])
    }

    func testALateAnswerIsIgnoredAlsoOfASessionThatCannotCancel() throws {
        let session = StubbornSession()
        let screen = FindNumberScreen(try makeViewModel(session))
        screen.start()
        screen.start()

        session.answers[0].onNext((Data("[2]".utf8), try okResponse()))
        session.answers[0].onError(URLError(.timedOut))
        session.answers[1].onNext((Data("[3]".utf8), try okResponse()))

        XCTAssertEqual(screen.targets, [1, 3])
        XCTAssertEqual(screen.errors, [])
    }

    func testASecondGuessCancelsTheFetchOfTheFirst() throws {
        session.answer(with: .held)
        let screen = FindNumberScreen(try makeViewModel(session))

        screen.guess(1)
        screen.guess(2)

        XCTAssertEqual(session.calls.map(\.isCancelled), [true])
        XCTAssertEqual(screen.rounds.last, 1)
    }

    func testASessionSetLaterIsTheOneAsked() throws {
        let later = URLSessionStub()
        later.answer(with: .json("[2]"))
        let screen = FindNumberScreen(try makeViewModel(session))
        screen.viewModel.urlSession = later

        screen.start()

        XCTAssertEqual(screen.targets, [1, 2])
        XCTAssertEqual(session.requests, [])
    }

    // MARK: transform called twice

    func testTransformCalledTwiceActsOnce() throws {
        session.answer(with: .json("[2]"))
        let viewModel = try makeViewModel(session)
        let first = FindNumberScreen(viewModel)
        let second = FindNumberScreen(viewModel)

        first.start()
        XCTAssertEqual(session.requests, [], "The second call replaced the first")
        second.start()
        XCTAssertEqual(session.requests.count, 1)
        second.guess(2)
        XCTAssertEqual(second.rounds, [1, 2])
        XCTAssertEqual(first.rounds, [1, 2], "The outputs of both stay alive")
    }

    func testTransformCalledTwiceWithOneInputActsOnce() throws {
        session.answer(with: .json("[2]"))
        let viewModel = try makeViewModel(session)
        let screen = FindNumberScreen(viewModel)
        _ = viewModel.transform(input: screen.input)

        screen.start()
        screen.guess(2)

        XCTAssertEqual(session.requests.count, 2)
        XCTAssertEqual(screen.rounds, [1, 2])
    }

    // MARK: Threads

    func testAnAnswerOffTheMainThreadArrivesOnIt() throws {
        session.answer(
            with: .json("[2]").delivered(on: DispatchQueue.global(), after: .milliseconds(5)),
            .json("[3]").delivered(on: DispatchQueue.global()),
            .failure(URLError(.timedOut)).delivered(on: DispatchQueue.global())
        )
        let viewModel = try makeViewModel(session)
        let screen = FindNumberScreen(viewModel)
        let output = viewModel.transform(input: screen.input)
        var onMain: [Bool] = []
        let arrived = expectation(description: "two targets, a round and an error")
        arrived.expectedFulfillmentCount = 4
        let note = {
            onMain.append(Thread.isMainThread)
            arrived.fulfill()
        }
        let bag = DisposeBag()
        output.round.skip(1).drive(onNext: { _ in note() }).disposed(by: bag)
        output.error.drive(onNext: { _ in note() }).disposed(by: bag)
        output.target.skip(1)
            .subscribe(onNext: { target in
                note()
                screen.guess(target)
            })
            .disposed(by: bag)

        screen.start()
        wait(for: [arrived], timeout: 5)

        XCTAssertEqual(onMain, [true, true, true, true])
        XCTAssertEqual(screen.targets, [1, 2, 3])
        XCTAssertEqual(screen.errors, [.networkError])
    }

    func testTheLogicCountsOnTheMainThread() {
        session.answer(with: .json("[2]").delivered(on: DispatchQueue.global()))
        let defaults = RecordingDefaults()
        let viewModel = FindNumberViewModel(urlSession: session, defaults: defaults)
        let screen = FindNumberScreen(viewModel)
        let output = viewModel.transform(input: screen.input)
        let arrived = expectation(description: "the next target")
        let subscription = output.target.skip(1).subscribe(onNext: { _ in arrived.fulfill() })

        screen.guess(1)
        wait(for: [arrived], timeout: 5)
        subscription.dispose()

        XCTAssertEqual(defaults.onMain, [true, true, true])
    }

    func testWorkThatAnswersOffTheMainThreadByItselfIsBroughtThere() {
        let background = ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global())
        let errors = PublishRelay<MyError>()
        var onMain: [Bool] = []
        let arrived = expectation(description: "a value, an error and an end")
        arrived.expectedFulfillmentCount = 3
        let note = {
            onMain.append(Thread.isMainThread)
            arrived.fulfill()
        }
        let bag = DisposeBag()
        errors.subscribe(onNext: { _ in note() }).disposed(by: bag)

        Observable.concat(.just(1), .error(URLError(.timedOut)))
            .observe(on: background)
            .reportingFailures(to: errors, as: MyError.init)
            .subscribe(onNext: { _ in note() }, onCompleted: note)
            .disposed(by: bag)
        wait(for: [arrived], timeout: 5)

        XCTAssertEqual(onMain, [true, true, true])
    }

    func testAnAnswerOnTheMainThreadArrivesInTheSameTurnAlsoInTheMiddleOfAnother() throws {
        session.answer(with: .json("[1]"), .json("[2]"), .json("[3]"))
        let viewModel = try makeViewModel(session)
        let screen = FindNumberScreen(viewModel)
        let bag = DisposeBag()
        viewModel.fetchNumber()
            .flatMap { _ in viewModel.fetchNumber() }
            .subscribe(onNext: { [input = screen.input] _ in input.gameStart.accept(()) })
            .disposed(by: bag)

        XCTAssertEqual(screen.targets, [1, 3])
        XCTAssertEqual(session.requests.count, 3)
    }

    // MARK: Release

    func testTheViewModelIsReleasedAndWhatItAskedForCancelled() throws {
        session.answer(with: .held)
        weak var released: FindNumberViewModel?
        let input: FindNumberViewModel.Input
        let output: FindNumberViewModel.Output
        do {
            let viewModel = try makeViewModel(session)
            released = viewModel
            input = FindNumberScreen(viewModel).input
            output = viewModel.transform(input: input)
            input.gameStart.accept(())
            input.checkNumber.accept(1)
            XCTAssertEqual(session.calls.map(\.isCancelled), [false, false])
        }

        XCTAssertNil(released)
        XCTAssertEqual(session.calls.map(\.isCancelled), [true, true])
        input.gameStart.accept(())
        input.resetStage.accept(())
        XCTAssertEqual(session.calls.count, 2, "An input without a view model does nothing")

        var rounds: [Int] = []
        let subscription = output.round.drive(onNext: { rounds.append($0) })
        XCTAssertEqual(rounds, [1], "An output keeps its last value")
        subscription.dispose()
    }

    func testInputAndOutputAreReleasedWhileTheViewModelLives() throws {
        session.waits()
        let viewModel = try makeViewModel(session)
        weak var gameStart: PublishRelay<Void>?
        weak var checkNumber: PublishRelay<Int>?
        weak var resetStage: PublishRelay<Void>?
        weak var released: FindNumberScreen?
        do {
            let screen = FindNumberScreen(viewModel)
            screen.start()
            (gameStart, checkNumber) = (screen.input.gameStart, screen.input.checkNumber)
            (resetStage, released) = (screen.input.resetStage, screen)
        }
        _ = FindNumberScreen(viewModel)

        XCTAssertNil(released)
        XCTAssertNil(gameStart)
        XCTAssertNil(checkNumber)
        XCTAssertNil(resetStage)
    }

    private func okResponse() throws -> URLResponse {
        let url = try XCTUnwrap(URL(string: "https://example.com"))
        return try XCTUnwrap(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil))
    }
}

/// Answers when the test says so, also what was cancelled.
private final class StubbornSession: URLSessionProtocol {
    /// One subject a request, in order.
    private(set) var answers: [PublishSubject<ResultData>] = []

    func dataTaskObservable(with request: URLRequest) -> Observable<ResultData> {
        let answer = PublishSubject<ResultData>()
        answers.append(answer)
        return answer
    }
}
