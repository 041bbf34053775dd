import XCTest

@testable import GoldenCombine

/// What the spec of `RegisterViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class RegisterViewModelTests: XCTestCase {
    /// `textEdited -> map isValid -> .registerEnabled($0)`
    func testTextEdited() async throws {
        throw XCTSkip("not written yet")
    }
}
