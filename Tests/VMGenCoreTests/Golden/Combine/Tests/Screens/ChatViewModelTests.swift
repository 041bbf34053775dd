import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `ChatViewModel`; what it says is in `ChatViewModelGeneratedTests`.
@MainActor
final class ChatViewModelTests: XCTestCase {
    /// `incoming -> call merge`
    func testIncoming() async throws {
        throw XCTSkip("not written yet")
    }
}
