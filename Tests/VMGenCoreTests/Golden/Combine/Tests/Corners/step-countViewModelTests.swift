import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `StepsViewModel`; what it says is in `StepsViewModelGeneratedTests`.
@MainActor
final class StepsViewModelTests: XCTestCase {
}
