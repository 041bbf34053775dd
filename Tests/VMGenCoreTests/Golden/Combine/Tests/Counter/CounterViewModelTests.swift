import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `CounterViewModel`; what it says is in `CounterViewModelGeneratedTests`.
@MainActor
final class CounterViewModelTests: XCTestCase {
}
