import XCTest

@testable import GoldenRxSwift

/// What the spec of `GantryViewModel` cannot say, and what it says that no generated test shows:
/// - `lift -> crane.weigh($0) -> set load = $0`: nothing stands in for `crane.weigh($0)`.
/// - `level -> crane.balance($0) -> set tilt = $0`: nothing stands in for `crane.balance($0)`.
/// - `stop -> crane.halt?() -> ignore`: nothing stands in for `crane.halt?()`.
@MainActor
final class GantryViewModelTests: XCTestCase {
}
