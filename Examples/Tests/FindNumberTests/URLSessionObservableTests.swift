import Foundation
import RxSwift
import XCTest

@testable import FindNumber

/// What `URLSessionProtocol` promises, of `URLSession` itself; the network behind it is a protocol of its own.
final class URLSessionObservableTests: XCTestCase {
    private let bag = DisposeBag()
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [LocalNetwork.self]
        return URLSession(configuration: configuration)
    }()

    override func tearDown() {
        session.invalidateAndCancel()
    }

    func testAResponseIsEmittedWithItsDataAndThenCompletes() throws {
        var request = URLRequest(url: try address("answer"))
        request.httpMethod = "DELETE"
        var received: (body: String, status: Int?)?
        let completed = expectation(description: "completed")

        session.dataTaskObservable(with: request)
            .subscribe(
                onNext: { received = (String(decoding: $0.data, as: UTF8.self), $0.urlResponse.httpStatus) },
                onCompleted: { completed.fulfill() }
            )
            .disposed(by: bag)
        wait(for: [completed], timeout: 5)

        XCTAssertEqual(received?.body, "DELETE")
        XCTAssertEqual(received?.status, 201)
    }

    func testAPlainURLIsAGet() throws {
        var received: String?
        let completed = expectation(description: "completed")

        session.dataTaskObservable(with: try address("answer"))
            .subscribe(
                onNext: { received = String(decoding: $0.data, as: UTF8.self) },
                onCompleted: { completed.fulfill() }
            )
            .disposed(by: bag)
        wait(for: [completed], timeout: 5)

        XCTAssertEqual(received, "GET")
    }

    func testAFailureIsTheSessionsOwnAndNothingFollowsIt() throws {
        var failure: Error?
        let failed = expectation(description: "failed")

        session.dataTaskObservable(with: try address("fail"))
            .subscribe(
                onNext: { _ in XCTFail("No value is due") },
                onError: { error in
                    failure = error
                    failed.fulfill()
                },
                onCompleted: { XCTFail("A failure is no completion") }
            )
            .disposed(by: bag)
        wait(for: [failed], timeout: 5)

        XCTAssertEqual((failure as? URLError)?.code, .notConnectedToInternet)
    }

    func testDisposingCancelsTheTask() throws {
        let started = expectation(forNotification: LocalNetwork.started, object: nil)
        let stopped = expectation(forNotification: LocalNetwork.stopped, object: nil)
        let subscription = session.dataTaskObservable(with: try address("never"))
            .subscribe(onNext: { _ in XCTFail("No value is due") }, onError: { _ in XCTFail("No failure is due") })
        wait(for: [started], timeout: 5)

        subscription.dispose()

        wait(for: [stopped], timeout: 5)
    }

    private func address(_ path: String) throws -> URL {
        try XCTUnwrap(URL(string: "http://local.invalid/\(path)"))
    }
}

/// Answers `/answer` with status 201 and the request's method, fails `/fail`, and never answers anything else.
private final class LocalNetwork: URLProtocol {
    /// Posted when a request begins.
    static let started = Notification.Name("LocalNetwork.started")
    /// Posted when a request ends or is cancelled.
    static let stopped = Notification.Name("LocalNetwork.stopped")

    override class func canInit(with request: URLRequest) -> Bool { true }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        NotificationCenter.default.post(name: Self.started, object: nil)
        guard let url = request.url else { return }
        switch url.path {
        case "/answer":
            guard let response = HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: nil) else {
                return
            }
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data((request.httpMethod ?? "").utf8))
            client?.urlProtocolDidFinishLoading(self)
        case "/fail":
            client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
        default:
            break
        }
    }

    override func stopLoading() {
        NotificationCenter.default.post(name: Self.stopped, object: nil)
    }
}
