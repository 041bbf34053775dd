import XCTest

@testable import Forms

final class SignInViewModelTests: XCTestCase {
    /// `touchUpSignInButton -> with credentials -> call signIn`
    func testTouchUpSignInButton() throws {
        throw XCTSkip("not written yet")
    }
}
