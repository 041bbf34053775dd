import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `LoginViewModel`; what it says is in `LoginViewModelGeneratedTests`.
@MainActor
final class LoginViewModelTests: XCTestCase {
}
