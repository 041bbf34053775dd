import XCTest

@testable import FormsCombine

final class RegisterViewModelTests: XCTestCase {
    /// `textEdited -> map isValid -> .registerEnabled($0)`
    func testTextEdited() throws {
        throw XCTSkip("not written yet")
    }
}
