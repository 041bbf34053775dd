import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `FirstListViewModel`; what it says is in `FirstListViewModelGeneratedTests`.
@MainActor
final class FirstListViewModelTests: XCTestCase {
}
