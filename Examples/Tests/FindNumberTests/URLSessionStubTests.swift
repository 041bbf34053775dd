import Foundation
import RxSwift
import XCTest

@testable import FindNumber

/// What the stub promises to those who test with it.
final class URLSessionStubTests: XCTestCase {
    private let bag = DisposeBag()

    // MARK: The stubbed answer

    func testStubbedDataAndResponseAnswerEveryRequest() throws {
        let response = try XCTUnwrap(
            HTTPURLResponse(url: url("https://a.example"), statusCode: 418, httpVersion: nil, headerFields: nil)
        )
        let session = URLSessionStub(stubbedData: Data("[3]".utf8), stubbedResponse: response)

        XCTAssertEqual(ask(session, "https://b.example").events, ["418 [3]", "completed"])
        XCTAssertEqual(ask(session, "https://c.example").events, ["418 [3]", "completed"])
    }

    func testAStubbedErrorComesBeforeData() {
        let session = URLSessionStub(
            stubbedData: Data(),
            stubbedResponse: plainResponse,
            stubbedError: MyError.decodingError
        )
        XCTAssertEqual(ask(session, "https://a.example").events, ["decodingError"])
    }

    func testWithNothingStubbedARequestFailsTheTestAndNamesItsURL() {
        var reports: [String] = []
        TestReport.handler = { reports.append($0) }
        defer { TestReport.handler = nil }
        let expected = "no answer was prepared for GET https://a.example/b?c=d"
        let report = "\(expected); `URLSessionStub.returns(json: …)` prepares one"

        XCTAssertEqual(ask(URLSessionStub(), "https://a.example/b?c=d").events, [expected])
        XCTAssertEqual(reports, [report])
        let halves = [URLSessionStub(stubbedData: Data()), URLSessionStub(stubbedResponse: plainResponse)]
        for session in halves {
            XCTAssertEqual(ask(session, "https://a.example/b?c=d").events, [expected])
        }
        XCTAssertEqual(reports, [report, report, report])
    }

    // MARK: Prepared answers

    func testAnswersComeInSequenceAndTheLastRepeats() {
        let session = URLSessionStub()
        session.answer(with: .json("1"), .failure(MyError.networkError), .json("2", status: 201))

        let events = (1...4).map { _ in ask(session, "https://a.example").events[0] }

        XCTAssertEqual(events, ["200 1", "networkError", "201 2", "201 2"])
    }

    func testAnswersGoByURLThenByURLWithoutQueryThenToAll() {
        let session = URLSessionStub()
        session.answer(with: .json("all"))
        session.answer(to: "https://a.example/list", with: .json("any page"))
        session.answer(to: "https://a.example/list?page=2", with: .json("second page"))

        XCTAssertEqual(ask(session, "https://a.example/list?page=2").events[0], "200 second page")
        XCTAssertEqual(ask(session, "https://a.example/list?page=3").events[0], "200 any page")
        XCTAssertEqual(ask(session, "https://a.example/list").events[0], "200 any page")
        XCTAssertEqual(ask(session, "https://a.example/lists").events[0], "200 all")
    }

    func testAnswersReplaceTheOnesBefore() {
        let session = URLSessionStub(stubbedError: MyError.networkError)
        session.answer(with: .json("1"))
        XCTAssertEqual(ask(session, "https://a.example").events[0], "200 1")
    }

    func testAnAnswerCarriesStatusHeadersAndTheURLOfItsRequest() throws {
        let session = URLSessionStub()
        session.answer(with: .data(Data(), status: 304, headers: ["ETag": "x"]))
        var received: URLResponse?
        session.dataTaskObservable(with: url("https://a.example"))
            .subscribe(onNext: { received = $0.urlResponse })
            .disposed(by: bag)

        let response = try XCTUnwrap(received as? HTTPURLResponse)
        XCTAssertEqual(response.statusCode, 304)
        XCTAssertEqual(response.value(forHTTPHeaderField: "ETag"), "x")
        XCTAssertEqual(response.url?.absoluteString, "https://a.example")
    }

    // MARK: Later answers

    func testAHeldCallWaitsForItsAnswerAndTakesOne() {
        let session = URLSessionStub()
        session.answer(with: .held)
        let asked = ask(session, "https://a.example")
        XCTAssertEqual(asked.events, [])
        XCTAssertFalse(session.calls[0].isAnswered)

        session.calls[0].answer(with: .json("1"))
        session.calls[0].answer(with: .json("2"))

        XCTAssertEqual(asked.events, ["200 1", "completed"])
        XCTAssertTrue(session.calls[0].isAnswered)
        XCTAssertFalse(session.calls[0].isCancelled)
    }

    func testACancelledCallIsRecordedAndTakesNoAnswer() {
        let session = URLSessionStub()
        session.answer(to: "https://a.example", with: .held)
        session.answer(to: "https://b.example", with: .json("1"))
        let asked = ask(session, "https://a.example")
        ask(session, "https://b.example").subscription.dispose()

        asked.subscription.dispose()
        session.calls[0].answer(with: .json("1"))

        XCTAssertEqual(asked.events, [])
        XCTAssertEqual(session.calls.map(\.isCancelled), [true, false])
        XCTAssertEqual(session.calls.map(\.isAnswered), [false, true])
        XCTAssertEqual(session.cancelledRequests.map { $0.url?.absoluteString }, ["https://a.example"])
    }

    func testAnAnswerIsDeliveredOnAQueueAfterADelay() {
        let session = URLSessionStub()
        session.answer(with: .json("1").delivered(on: DispatchQueue.global(), after: .milliseconds(30)))
        let started = Date()
        let arrived = expectation(description: "the answer")
        session.dataTaskObservable(with: url("https://a.example"))
            .subscribe(onNext: { _ in
                XCTAssertFalse(Thread.isMainThread)
                XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(started), 0.03)
                arrived.fulfill()
            })
            .disposed(by: bag)

        wait(for: [arrived], timeout: 5)
    }

    func testACancelledCallIsNotDeliveredLater() {
        let session = URLSessionStub()
        session.answer(with: .json("1").delivered(on: DispatchQueue.main, after: .milliseconds(5)))
        let asked = ask(session, "https://a.example")
        asked.subscription.dispose()
        let later = expectation(description: "some time later")
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(30)) { later.fulfill() }

        wait(for: [later], timeout: 5)

        XCTAssertEqual(asked.events, [])
        XCTAssertTrue(session.calls[0].isCancelled)
    }

    // MARK: The record

    func testRequestsAreRecordedWhenTheyAreMade() throws {
        let session = URLSessionStub(stubbedError: MyError.networkError)
        var post = URLRequest(url: url("https://a.example"))
        post.httpMethod = "POST"
        post.httpBody = Data("body".utf8)
        let answers = session.dataTaskObservable(with: post)
        XCTAssertEqual(session.requests, [], "An observable asks when it is subscribed to")

        answers.subscribe(onError: { _ in }).disposed(by: bag)
        answers.subscribe(onError: { _ in }).disposed(by: bag)

        XCTAssertEqual(session.requests.map(\.httpMethod), ["POST", "POST"])
        XCTAssertEqual(session.requests.first?.httpBody, Data("body".utf8))
    }

    func testManyThreadsMayAskAtOnce() {
        let session = URLSessionStub()
        session.answer(with: .json("1"), .json("2"), .json("3"))
        nonisolated(unsafe) let shared = session
        let target = url("https://a.example")

        DispatchQueue.concurrentPerform(iterations: 200) { _ in
            shared.dataTaskObservable(with: target).subscribe().dispose()
        }

        XCTAssertEqual(session.requests.count, 200)
        XCTAssertEqual(session.cancelledRequests.count, 0)
    }

    // MARK: Asking

    private final class Asked {
        /// `status body`, `completed`, or the error.
        var events: [String] = []
        var subscription: Disposable = Disposables.create()
    }

    @discardableResult
    private func ask(_ session: URLSessionStub, _ address: String) -> Asked {
        let asked = Asked()
        asked.subscription = session.dataTaskObservable(with: url(address))
            .subscribe(
                onNext: { data, response in
                    asked.events.append("\(response.httpStatus ?? 0) \(String(decoding: data, as: UTF8.self))")
                },
                onError: { asked.events.append("\($0)") },
                onCompleted: { asked.events.append("completed") }
            )
        return asked
    }

    private var plainResponse: URLResponse {
        URLResponse(url: url("https://a.example"), mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    }

    private func url(_ address: String) -> URL {
        guard let url = URL(string: address) else {
            XCTFail("\(address) is no URL")
            return URL(fileURLWithPath: "/")
        }
        return url
    }
}
