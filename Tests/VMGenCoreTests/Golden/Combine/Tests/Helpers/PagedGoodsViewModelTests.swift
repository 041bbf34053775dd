import XCTest

@testable import GoldenCombine

/// What the spec of `PagedGoodsViewModel` cannot say, and what it says that no generated test shows:
/// - `paginate(load: loads, more: reachedEnd) { shop.goods(page: $0) } -> goods`: no test gets that far; a sample
///   or a scenario does.
/// - `paginate(load: loads, more: reachedEnd) { shop.goods(page: $0) } -> as pages`: no test gets that far; a
///   sample or a scenario does.
/// - `paginate(load: loads, more: reachedEnd) { shop.goods(page: $0) } -> isLoading`: no test gets that far; a
///   sample or a scenario does.
/// - `search(for: text, in: goods) -> matches`: no test gets that far; a sample or a scenario does.
/// - `greet(text, by: { "\(greeting) \($0)" }) -> title`: no test gets that far; a sample or a scenario does.
@MainActor
final class PagedGoodsViewModelTests: XCTestCase {
}
