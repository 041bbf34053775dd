import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `GaugeViewModel`; what it says is in `GaugeViewModelGeneratedTests`.
@MainActor
final class GaugeViewModelTests: XCTestCase {
}
