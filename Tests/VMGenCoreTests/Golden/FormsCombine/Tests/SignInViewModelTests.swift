import XCTest

@testable import FormsCombine

final class SignInViewModelTests: XCTestCase {
    /// `touchUpSignInButton -> with credentials -> call signIn`
    func testTouchUpSignInButton() throws {
        throw XCTSkip("not written yet")
    }
}
