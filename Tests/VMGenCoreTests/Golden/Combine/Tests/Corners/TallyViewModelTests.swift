import XCTest

@testable import GoldenCombine

/// What the spec of `TallyViewModel` cannot say, and what it says that no generated test shows:
/// - what 2 flows say: no harness: TallyViewModel is generic.
@MainActor
final class TallyViewModelTests: XCTestCase {
}
