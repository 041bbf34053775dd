import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `MovieViewModel`; what it says is in `MovieViewModelGeneratedTests`.
@MainActor
final class MovieViewModelTests: XCTestCase {
}
