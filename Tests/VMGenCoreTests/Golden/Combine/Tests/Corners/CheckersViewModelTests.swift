import XCTest

@testable import GoldenCombine

/// What the spec of `CheckersViewModel` cannot say, and what it says that no generated test shows:
/// - `code -> map checker.validate(code: $0) -> isCode`: what comes of `map checker.validate(code: $0)` is known
///   only where it runs; a scenario can say it.
@MainActor
final class CheckersViewModelTests: XCTestCase {
}
