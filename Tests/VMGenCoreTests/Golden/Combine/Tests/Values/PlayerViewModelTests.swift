import XCTest

@testable import GoldenCombine

/// What the spec of `PlayerViewModel` cannot say, and what it says that no generated test shows:
/// - `forward -> throttle 1 first -> set position = position + 10`: no test gets that far; a sample or a scenario
///   does.
@MainActor
final class PlayerViewModelTests: XCTestCase {
}
