import XCTest

@testable import GoldenRxSwift

/// What the spec of `LoginViewModel` cannot say, and what it says that no generated test shows:
/// - `email -> … -> emailHint`: no test gets that far; a sample or a scenario does.
/// - `credentials, isLoading -> … -> isLoginEnabled`: no test gets that far; a sample or a scenario does.
@MainActor
final class LoginViewModelTests: XCTestCase {
}
