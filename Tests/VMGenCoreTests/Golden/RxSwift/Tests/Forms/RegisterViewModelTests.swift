import XCTest

@testable import GoldenRxSwift

@MainActor
final class RegisterViewModelTests: XCTestCase {
    /// `textEdited -> map isValid -> .registerEnabled($0)`
    func testTextEdited() async throws {
        throw XCTSkip("not written yet")
    }
}
