import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `RegionViewModel`; what it says is in `RegionViewModelGeneratedTests`.
@MainActor
final class RegionViewModelTests: XCTestCase {
}
