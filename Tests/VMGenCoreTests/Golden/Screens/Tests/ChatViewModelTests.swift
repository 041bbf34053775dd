import XCTest

@testable import Screens

final class ChatViewModelTests: XCTestCase {
    /// `incoming -> call merge`
    func testIncoming() throws {
        throw XCTSkip("not written yet")
    }
}
