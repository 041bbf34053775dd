import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `LeavingViewModel`; what it says is in `LeavingViewModelGeneratedTests`.
@MainActor
final class LeavingViewModelTests: XCTestCase {
}
