import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `SizesViewModel`; what it says is in `SizesViewModelGeneratedTests`.
@MainActor
final class SizesViewModelTests: XCTestCase {
}
