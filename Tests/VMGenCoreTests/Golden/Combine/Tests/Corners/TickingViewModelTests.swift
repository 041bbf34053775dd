import XCTest

@testable import GoldenCombine

/// What the spec of `TickingViewModel` cannot say, and what it says that no generated test shows:
/// - `begin -> makeTicks() -> ticks`: nothing stands in for `makeTicks()`.
@MainActor
final class TickingViewModelTests: XCTestCase {
}
