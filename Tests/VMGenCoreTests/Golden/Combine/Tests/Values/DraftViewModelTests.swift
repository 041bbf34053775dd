import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `DraftViewModel`; what it says is in `DraftViewModelGeneratedTests`.
@MainActor
final class DraftViewModelTests: XCTestCase {
}
