import XCTest

@testable import GoldenCombine

/// What the spec of `ProfileViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class ProfileViewModelTests: XCTestCase {
    /// `nameEdited -> call remember`
    func testNameEdited() async throws {
        throw XCTSkip("not written yet")
    }
}
