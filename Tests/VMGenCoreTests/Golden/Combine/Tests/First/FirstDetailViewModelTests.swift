import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `FirstDetailViewModel`; what it says is in `FirstDetailViewModelGeneratedTests`.
@MainActor
final class FirstDetailViewModelTests: XCTestCase {
}
