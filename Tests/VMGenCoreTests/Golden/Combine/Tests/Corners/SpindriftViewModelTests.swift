import XCTest

@testable import GoldenCombine

/// What the spec of `SpindriftViewModel` cannot say, and what it says that no generated test shows:
/// - `data -> map { $0.size } -> size`: `samples:` has no value of `Data`.
@MainActor
final class SpindriftViewModelTests: XCTestCase {
}
