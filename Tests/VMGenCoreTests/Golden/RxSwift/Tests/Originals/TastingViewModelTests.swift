import XCTest

@testable import GoldenRxSwift

/// What the spec of `TastingViewModel` cannot say, and what it says that no generated test shows:
/// - `starsPicked -> with text -> .enableSave($0 > 0 && !$1.isEmpty)`: no test gets that far; a sample or a
///   scenario does.
@MainActor
final class TastingViewModelTests: XCTestCase {
}
