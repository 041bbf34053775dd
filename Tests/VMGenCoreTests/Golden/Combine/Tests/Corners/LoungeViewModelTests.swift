import XCTest

@testable import GoldenCombine

/// What the spec of `LoungeViewModel` cannot say, and what it says that no generated test shows:
/// - `choose -> map plain -> label`: what comes of `map plain` is known only where it runs; a scenario can say it.
@MainActor
final class LoungeViewModelTests: XCTestCase {
}
