import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import FindNumber

/// Who takes whose place, and who keeps whom.
final class FindNumberLifetimeTests: XCTestCase {
    private let session = URLSessionStub()

    // MARK: transform called twice

    func testASecondViewTakesThePlaceOfTheFirst() {
        session.returns(json: "[2]")
        let first = FindNumberGame(session)
        let second = FindNumberGame(first.viewModel)

        first.input.gameStart.accept(())
        XCTAssertEqual(session.requests, [], "The second call replaced the first")
        second.input.gameStart.accept(())
        XCTAssertEqual(session.requests.count, 1)
        second.input.checkNumber.accept(2)
        XCTAssertEqual(second.round.values, [1, 2])
        XCTAssertEqual(first.round.values, [1, 2], "The outputs of both stay alive")
    }

    // MARK: Threads

    @MainActor
    func testWorkThatAnswersOffTheMainThreadByItselfIsBroughtThere() async {
        let background = ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global())
        let errors = EarlyRelay<MyError>()
        let (values, reported) = (Recording<Int>("values"), Recording<MyError>("errors"))
        reported.record(errors)

        values.record(
            Observable.concat(.just(1), .error(URLError(.timedOut)))
                .observe(on: background)
                .reportingFailures(to: errors, as: MyError.init)
        )

        await expect(values.values, equals: [1])
        await expect(reported.values, equals: [.networkError])
        await expect(values.hasEnded, equals: true)
        XCTAssertNil(values.failure)
        XCTAssertEqual(values.isOnMain + reported.isOnMain, [true, true])
    }

    // MARK: Release

    func testTheViewModelIsReleasedAndWhatItAskedForCancelled() {
        session.waits()
        weak var released: FindNumberViewModel?
        let input: FindNumberViewModel.Input
        let output: FindNumberViewModel.Output
        do {
            let game = FindNumberGame(session)
            (released, input, output) = (game.viewModel, game.input, game.output)
            input.gameStart.accept(())
            input.checkNumber.accept(1)
            XCTAssertEqual(session.calls.map(\.isCancelled), [false, false])
        }

        XCTAssertNil(released)
        XCTAssertEqual(session.calls.map(\.isCancelled), [true, true])
        input.gameStart.accept(())
        input.resetStage.accept(())
        XCTAssertEqual(session.calls.count, 2, "An input without a view model does nothing")

        let rounds = Recording<Int>("round", isState: true)
        rounds.record(output.round)
        XCTAssertEqual(rounds.values, [1], "An output keeps its last value")
    }

    func testInputAndOutputAreReleasedWhileTheViewModelLives() {
        session.waits()
        let viewModel = FindNumberViewModel(urlSession: session, defaults: UserDefaultsStub())
        weak var gameStart: PublishRelay<Void>?
        weak var checkNumber: PublishRelay<Int>?
        weak var resetStage: PublishRelay<Void>?
        weak var released: FindNumberGame?
        do {
            let game = FindNumberGame(viewModel)
            game.input.gameStart.accept(())
            (gameStart, checkNumber) = (game.input.gameStart, game.input.checkNumber)
            (resetStage, released) = (game.input.resetStage, game)
        }
        _ = FindNumberGame(viewModel)

        XCTAssertNil(released)
        XCTAssertNil(gameStart)
        XCTAssertNil(checkNumber)
        XCTAssertNil(resetStage)
    }
}
