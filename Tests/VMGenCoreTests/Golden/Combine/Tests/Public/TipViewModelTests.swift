import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `TipViewModel`; what it says is in `TipViewModelGeneratedTests`.
@MainActor
final class TipViewModelTests: XCTestCase {
}
