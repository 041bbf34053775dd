import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `SignpostViewModel`; what it says is in `SignpostViewModelGeneratedTests`.
@MainActor
final class SignpostViewModelTests: XCTestCase {
}
