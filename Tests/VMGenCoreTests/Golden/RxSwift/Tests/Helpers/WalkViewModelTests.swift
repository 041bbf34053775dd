import XCTest

@testable import GoldenRxSwift

/// What the spec of `WalkViewModel` cannot say, and what it says that no generated test shows:
/// - `stop -> .walked(0)`: no test gets that far; a sample or a scenario does.
@MainActor
final class WalkViewModelTests: XCTestCase {
}
