import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import FindNumber

/// The game: start, hit, miss, reset, and what goes wrong on the way.
final class FindNumberViewModelTests: XCTestCase {
    private let session = URLSessionStub()
    private var suite: ThrowAwayDefaults?

    override func setUpWithError() throws {
        suite = try ThrowAwayDefaults()
    }

    override func tearDown() {
        suite?.remove()
    }

    private func makeScreen() throws -> FindNumberScreen {
        FindNumberScreen(FindNumberViewModel(urlSession: session, defaults: try XCTUnwrap(suite).defaults))
    }

    // MARK: First values

    func testEveryOutputButErrorHasAValueAtOnce() throws {
        let screen = try makeScreen()

        XCTAssertEqual(screen.targets, [1])
        XCTAssertEqual(screen.rounds, [1])
        XCTAssertEqual(screen.bestRecords, [0])
        XCTAssertEqual(screen.currentRecords, [0])
        XCTAssertEqual(screen.errors, [])
        XCTAssertEqual(session.requests, [], "Nothing is asked before the game starts")
    }

    // MARK: The game

    func testGameStartFetchesTheTarget() throws {
        session.answer(with: .json("[3]"))
        let screen = try makeScreen()

        screen.start()

        XCTAssertEqual(screen.targets, [1, 3])
        XCTAssertEqual(
            session.requests.map { $0.url?.absoluteString },
            ["https://www.randomnumberapi.com/api/v1.0/random?min=1&max=3&count=1"]
        )
        XCTAssertEqual(screen.rounds, [1])
        XCTAssertEqual(screen.errors, [])
    }

    func testAHitAdvancesTheRoundAndFetchesTheNextTarget() throws {
        session.answer(with: .json("[2]"), .json("[3]"), .json("[1]"))
        let screen = try makeScreen()
        screen.start()

        screen.guess(2)
        screen.guess(3)

        XCTAssertEqual(screen.targets, [1, 2, 3, 1])
        XCTAssertEqual(screen.rounds, [1, 2, 3])
        XCTAssertEqual(screen.currentRecords, [0, 1, 2])
        XCTAssertEqual(screen.bestRecords, [0, 1, 2])
        XCTAssertEqual(screen.errors, [])
    }

    func testAMissStartsOverAndKeepsTheTargetAndTheBestRecord() throws {
        session.answer(with: .json("[2]"))
        let screen = try makeScreen()
        screen.start()
        screen.guess(2)

        screen.guess(3)

        XCTAssertEqual(screen.targets.last, 2)
        XCTAssertEqual(screen.rounds.last, 1)
        XCTAssertEqual(screen.currentRecords.last, 0)
        XCTAssertEqual(screen.bestRecords.last, 1)
        XCTAssertEqual(session.requests.count, 2, "A miss asks for nothing")
    }

    func testTheBestRecordOnlyGrows() throws {
        session.answer(with: .json("[2]"))
        let screen = try makeScreen()
        screen.start()
        screen.guess(2)
        screen.guess(2)
        screen.guess(1)

        screen.guess(2)

        XCTAssertEqual(screen.currentRecords.last, 1)
        XCTAssertEqual(screen.bestRecords.last, 2)
    }

    func testResetForgetsTheRecordsAndKeepsTheTarget() throws {
        session.answer(with: .json("[2]"))
        let screen = try makeScreen()
        screen.start()
        screen.guess(2)

        screen.reset()

        XCTAssertEqual(screen.rounds.last, 1)
        XCTAssertEqual(screen.bestRecords.last, 0)
        XCTAssertEqual(screen.currentRecords.last, 0)
        XCTAssertEqual(screen.targets.last, 2)
    }

    // MARK: Failures

    func testABadStatusIsANetworkError() throws {
        try assertStart(with: .json("[3]", status: 500), fails: .networkError)
    }

    func testAResponseThatIsNotHTTPIsANetworkError() throws {
        let url = try XCTUnwrap(URL(string: "https://example.com"))
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
        try assertStart(with: .response(response, data: Data("[3]".utf8)), fails: .networkError)
    }

    func testABadBodyIsADecodingError() throws {
        try assertStart(with: .json("not JSON"), fails: .decodingError)
        try assertStart(with: .json(#"{"number": 3}"#), fails: .decodingError)
        try assertStart(with: .json(#"["3"]"#), fails: .decodingError)
        try assertStart(with: .data(Data()), fails: .decodingError)
    }

    func testAnEmptyArrayIsADecodingError() throws {
        try assertStart(with: .json("[]"), fails: .decodingError)
    }

    func testAFailureOfTheSessionIsANetworkError() throws {
        try assertStart(with: .failure(URLError(.notConnectedToInternet)), fails: .networkError)
    }

    func testAnErrorOfItsOwnStaysAsItIs() throws {
        try assertStart(with: .failure(MyError.invalidURL), fails: .invalidURL)
    }

    func testTwoFailuresInARowAndThenASuccess() throws {
        session.answer(with: .failure(URLError(.timedOut)), .json("[]"), .json("[2]"))
        let screen = try makeScreen()

        screen.start()
        screen.start()
        screen.start()

        XCTAssertEqual(screen.errors, [.networkError, .decodingError])
        XCTAssertEqual(screen.targets, [1, 2])
    }

    func testAFailedHitCountsNothingAndCanBeTriedAgain() throws {
        session.answer(with: .json("[2]"), .failure(URLError(.timedOut)), .failure(URLError(.timedOut)), .json("[3]"))
        let screen = try makeScreen()
        screen.start()

        screen.guess(2)
        screen.guess(2)
        XCTAssertEqual(screen.errors, [.networkError, .networkError])
        XCTAssertEqual(screen.rounds, [1])
        XCTAssertEqual(screen.targets, [1, 2])

        screen.guess(2)
        XCTAssertEqual(screen.rounds, [1, 2])
        XCTAssertEqual(screen.targets, [1, 2, 3])
    }

    /// Starts a game whose answer is `answer`, and expects `error`, an unchanged game, and that the next start works.
    private func assertStart(
        with answer: URLSessionStub.Answer,
        fails error: MyError,
        file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        session.answer(with: answer, .json("[3]"))
        let screen = try makeScreen()
        screen.start()
        XCTAssertEqual(screen.errors, [error], file: file, line: line)
        XCTAssertEqual(screen.targets, [1], file: file, line: line)
        XCTAssertEqual(screen.rounds, [1], file: file, line: line)
        screen.start()
        XCTAssertEqual(screen.errors, [error], file: file, line: line)
        XCTAssertEqual(screen.targets, [1, 3], file: file, line: line)
    }
}
