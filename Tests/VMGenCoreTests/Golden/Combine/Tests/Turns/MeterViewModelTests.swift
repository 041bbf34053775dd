import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `MeterViewModel`; what it says is in `MeterViewModelGeneratedTests`.
@MainActor
final class MeterViewModelTests: XCTestCase {
}
