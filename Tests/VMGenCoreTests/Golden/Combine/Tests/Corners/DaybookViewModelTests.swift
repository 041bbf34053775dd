import XCTest

@testable import GoldenCombine

/// What the spec of `DaybookViewModel` cannot say, and what it says that no generated test shows:
/// - `enter -> with total -> booked`: no test gets that far; a sample or a scenario does.
@MainActor
final class DaybookViewModelTests: XCTestCase {
}
