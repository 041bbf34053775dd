import XCTest

@testable import GoldenRxSwift

/// What the spec of `BasketViewModel` cannot say, and what it says that no generated test shows:
/// - `add -> added`: no test gets that far; a sample or a scenario does.
@MainActor
final class BasketViewModelTests: XCTestCase {
}
