import XCTest

@testable import GoldenRxSwift

/// What the spec of `MeterViewModel` cannot say, and what it says that no generated test shows:
/// - `sum -> filter { $0 > 10 } -> map { "\($0)" } -> large`: no test gets that far; a sample or a scenario does.
@MainActor
final class MeterViewModelTests: XCTestCase {
}
