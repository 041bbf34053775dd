import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `LoginViewModel`; what it says is in `LoginViewModelGeneratedTests`.
@MainActor
final class LoginViewModelTests: XCTestCase {
}
