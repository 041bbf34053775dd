import XCTest

@testable import GoldenRxSwift

/// What the spec of `LaunchViewModel` cannot say, and what it says that no generated test shows:
/// - `start -> await guide.begin() -> begun`: no test gets that far; a sample or a scenario does.
@MainActor
final class LaunchViewModelTests: XCTestCase {
}
