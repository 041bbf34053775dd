import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `TallyViewModel`; what it says is in `TallyViewModelGeneratedTests`.
@MainActor
final class TallyViewModelTests: XCTestCase {
}
