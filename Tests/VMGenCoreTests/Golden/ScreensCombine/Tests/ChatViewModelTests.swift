import XCTest

@testable import ScreensCombine

final class ChatViewModelTests: XCTestCase {
    /// `incoming -> call merge`
    func testIncoming() throws {
        throw XCTSkip("not written yet")
    }
}
