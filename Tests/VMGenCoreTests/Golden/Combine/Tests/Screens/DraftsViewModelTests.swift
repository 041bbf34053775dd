import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `DraftsViewModel`; what it says is in `DraftsViewModelGeneratedTests`.
@MainActor
final class DraftsViewModelTests: XCTestCase {
}
