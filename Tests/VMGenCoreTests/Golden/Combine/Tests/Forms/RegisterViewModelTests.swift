import XCTest

@testable import GoldenCombine

@MainActor
final class RegisterViewModelTests: XCTestCase {
    /// `textEdited -> map isValid -> .registerEnabled($0)`
    func testTextEdited() async throws {
        throw XCTSkip("not written yet")
    }
}
