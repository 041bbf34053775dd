import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

/// When the stub of a session asks.
final class SessionStubTests: XCTestCase {
    func testItAsksWhenSomebodyCanTakeTheAnswer() throws {
        let session = URLSessionStub()
        session.returns(json: "[3]")
        let request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.com")))
        var asked: [Int] = []

        let listening = session.dataTaskPublisher(with: request)
            .handleEvents(receiveSubscription: { _ in asked.append(session.calls.count) })
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in asked.append(session.calls.count) })

        XCTAssertEqual(asked, [0, 1])
        listening.cancel()
    }
}
