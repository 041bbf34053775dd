import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `ProfileViewModel`; what it says is in `ProfileViewModelGeneratedTests`.
@MainActor
final class ProfileViewModelTests: XCTestCase {
    /// `nameEdited -> call remember`
    func testNameEdited() async throws {
        throw XCTSkip("not written yet")
    }
}
