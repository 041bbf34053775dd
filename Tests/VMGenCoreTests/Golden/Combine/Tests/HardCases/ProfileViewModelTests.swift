import XCTest

@testable import GoldenCombine

@MainActor
final class ProfileViewModelTests: XCTestCase {
    /// `nameEdited -> call remember`
    func testNameEdited() async throws {
        throw XCTSkip("not written yet")
    }
}
