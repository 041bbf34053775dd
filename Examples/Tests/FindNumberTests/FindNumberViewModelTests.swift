import Foundation
import RxSwift
import XCTest

@testable import FindNumber

/// What the spec's scenarios leave open: answers that are no HTTP, sessions and defaults of other kinds, and what happens in
/// the same turn.
@MainActor
final class FindNumberViewModelTests: XCTestCase {
    // MARK: The session

    func testAResponseThatIsNotHTTPIsANetworkError() async throws {
        let harness = FindNumberViewModelHarness()
        let response = URLResponse(url: try address(), mimeType: nil, expectedContentLength: 3, textEncodingName: nil)
        harness.urlSession.answer(with: .response(response, data: Data("[3]".utf8)), .json("[3]"))

        harness.gameStart()
        await expect(harness.error.values, equals: [.networkError])
        harness.gameStart()

        await expect(harness.target.values, equals: [1, 3])
    }

    func testALateAnswerIsIgnoredAlsoOfASessionThatCannotCancel() async throws {
        let session = StubbornSession()
        let harness = FindNumberViewModelHarness()
        harness.viewModel.urlSession = session
        harness.gameStart()
        harness.gameStart()

        session.answers[0].onNext((Data("[2]".utf8), try okResponse()))
        session.answers[0].onError(URLError(.timedOut))
        session.answers[1].onNext((Data("[3]".utf8), try okResponse()))

        XCTAssertEqual(harness.target.values, [1, 3])
        XCTAssertEqual(harness.error.values, [])
        XCTAssertEqual(harness.urlSession.requests, [], "A session that is set later is the one asked")
    }

    func testAnAnswerOnTheMainThreadArrivesInTheSameTurnAlsoInTheMiddleOfAnother() async {
        let harness = FindNumberViewModelHarness()
        harness.urlSession.returns(json: "[1]", "[2]", "[3]")

        let subscription = harness.viewModel.fetchNumber()
            .flatMap { [viewModel = harness.viewModel] _ in viewModel.fetchNumber() }
            .subscribe(onNext: { _ in harness.gameStart() })

        XCTAssertEqual(harness.target.values, [1, 3])
        XCTAssertEqual(harness.urlSession.requests.count, 3)
        subscription.dispose()
    }

    // MARK: Defaults

    func testASecondViewModelGoesOnWhereTheFirstStopped() async throws {
        let name = "FindNumberTests.\(UUID().uuidString)"
        let defaults = try XCTUnwrap(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let session = URLSessionStub()
        session.returns(json: "[1]")
        do {
            let first = FindNumberGame(session, defaults)
            [1, 1, 2, 1].forEach(first.input.checkNumber.accept)
        }

        let second = FindNumberGame(session, defaults)

        XCTAssertEqual(second.round.values, [2])
        XCTAssertEqual(second.bestRecord.values, [2])
        XCTAssertEqual(second.target.values, [1], "The target is not stored")
    }

    func testDefaultsSetLaterAreTheOnesWrittenTo() async {
        let later = UserDefaultsStub()
        let harness = FindNumberViewModelHarness()
        harness.urlSession.returns(json: "[2]")
        harness.viewModel.defaults = later

        harness.checkNumber(1)

        XCTAssertEqual(harness.defaults.writes.count, 0)
        XCTAssertEqual(later.integer(forKey: "Round"), 2)
    }

    func testAChangeIsWrittenOnceHoweverOftenTransformRan() async {
        let harness = FindNumberViewModelHarness()
        harness.urlSession.returns(json: "[2]")
        harness.transform()

        harness.checkNumber(1)

        XCTAssertEqual(
            harness.defaults.writes.map { "\($0.key) = \($0.value ?? "nil")" }.sorted(),
            ["BestRecord = 1", "CurrentRecord = 1", "Round = 2"]
        )
    }

    func testWhatAnotherProgramKeepsIsLeftAlone() async {
        let harness = FindNumberViewModelHarness(defaults: UserDefaultsStub(["BestRecord": "of another program"]))
        harness.urlSession.returns(json: "[3]")

        harness.gameStart()

        await expect(harness.target.last, equals: 3)
        XCTAssertEqual(harness.defaults.writes.count, 0, "Nothing is written before something changes")
    }

    // MARK: Threads

    func testWhatIsShownAndWrittenAfterAnAnswerOffTheMainThreadIsOnIt() async {
        let harness = FindNumberViewModelHarness()
        harness.urlSession.answer(
            with: .json("[2]").delivered(on: DispatchQueue.global()),
            .failure(URLError(.timedOut)).delivered(on: DispatchQueue.global())
        )

        harness.checkNumber(1)
        await expect(harness.round.values, equals: [1, 2])
        harness.checkNumber(2)
        await expect(harness.error.values, equals: [.networkError])

        let onMain = harness.round.isOnMain + harness.error.isOnMain + harness.defaults.writes.map(\.isOnMain)
        XCTAssertEqual(onMain, [Bool](repeating: true, count: 6))
    }

    private func okResponse() throws -> URLResponse {
        try XCTUnwrap(HTTPURLResponse(url: try address(), statusCode: 200, httpVersion: nil, headerFields: nil))
    }

    private func address() throws -> URL { try XCTUnwrap(URL(string: "https://example.com")) }
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
