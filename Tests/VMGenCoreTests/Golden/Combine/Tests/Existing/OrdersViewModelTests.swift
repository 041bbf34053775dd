import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `OrdersViewModel`; what it says is in `OrdersViewModelGeneratedTests`.
@MainActor
final class OrdersViewModelTests: XCTestCase {
}
