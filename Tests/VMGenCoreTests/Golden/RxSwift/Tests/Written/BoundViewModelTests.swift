import XCTest

@testable import GoldenRxSwift

/// What the spec of `BoundViewModel` cannot say, and what it says that no generated test shows:
/// - `open -> set feed.delegate = self`: no test gets that far; a sample or a scenario does.
@MainActor
final class BoundViewModelTests: XCTestCase {
}
