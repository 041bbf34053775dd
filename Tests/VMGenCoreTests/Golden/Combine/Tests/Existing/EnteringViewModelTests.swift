import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `EnteringViewModel`; what it says is in `EnteringViewModelGeneratedTests`.
@MainActor
final class EnteringViewModelTests: XCTestCase {
}
