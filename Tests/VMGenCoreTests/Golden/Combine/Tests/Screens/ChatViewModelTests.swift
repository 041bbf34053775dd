import XCTest

@testable import GoldenCombine

/// What the spec of `ChatViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class ChatViewModelTests: XCTestCase {
    /// `incoming -> call merge`
    func testIncoming() async throws {
        throw XCTSkip("not written yet")
    }
}
