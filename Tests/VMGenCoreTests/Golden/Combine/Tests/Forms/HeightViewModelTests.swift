import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `HeightViewModel`; what it says is in `HeightViewModelGeneratedTests`.
@MainActor
final class HeightViewModelTests: XCTestCase {
}
