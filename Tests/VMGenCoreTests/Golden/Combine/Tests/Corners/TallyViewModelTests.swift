import XCTest

@testable import GoldenCombine

/// What the spec of `TallyViewModel` cannot say, and what it says that no generated test shows:
/// - `add -> set count = count + 1`: no harness: TallyViewModel is generic.
/// - `add -> last`: no harness: TallyViewModel is generic.
@MainActor
final class TallyViewModelTests: XCTestCase {
}
