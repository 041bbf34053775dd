import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `RenamingViewModel`; what it says is in `RenamingViewModelGeneratedTests`.
@MainActor
final class RenamingViewModelTests: XCTestCase {
}
