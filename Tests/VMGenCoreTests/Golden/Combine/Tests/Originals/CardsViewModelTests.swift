import XCTest

@testable import GoldenCombine

/// What the spec of `CardsViewModel` cannot say, and what it says that no generated test shows:
/// - what 3 flows say: what comes of `with index, cards` is known only where it runs; a scenario can say it.
@MainActor
final class CardsViewModelTests: XCTestCase {
}
