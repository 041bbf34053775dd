import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `GaugeViewModel`; what it says is in `GaugeViewModelGeneratedTests`.
@MainActor
final class GaugeViewModelTests: XCTestCase {
}
