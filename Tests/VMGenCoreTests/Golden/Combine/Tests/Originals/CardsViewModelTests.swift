import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `CardsViewModel`; what it says is in `CardsViewModelGeneratedTests`.
@MainActor
final class CardsViewModelTests: XCTestCase {
}
