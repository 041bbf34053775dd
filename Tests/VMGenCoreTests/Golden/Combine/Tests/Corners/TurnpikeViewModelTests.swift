import XCTest

@testable import GoldenCombine

/// What the spec of `TurnpikeViewModel` cannot say, and what it says that no generated test shows:
/// - what 2 flows say: no test gets that far; a sample or a scenario does.
@MainActor
final class TurnpikeViewModelTests: XCTestCase {
}
