import XCTest

@testable import GoldenRxSwift

/// What the spec of `PagedGoodsViewModel` cannot say, and what it says that no generated test shows:
/// - what 6 flows say: no test gets that far; a sample or a scenario does.
@MainActor
final class PagedGoodsViewModelTests: XCTestCase {
}
