import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `CartViewModel`; what it says is in `CartViewModelGeneratedTests`.
@MainActor
final class CartViewModelTests: XCTestCase {
}
