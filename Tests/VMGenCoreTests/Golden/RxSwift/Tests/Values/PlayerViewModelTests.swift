import XCTest

@testable import GoldenRxSwift

/// What the spec of `PlayerViewModel` cannot say, and what it says that no generated test shows:
/// - `stop -> set position = 0`: no test gets that far; a sample or a scenario does.
/// - `seek -> set position = position`: no test gets that far; a sample or a scenario does.
/// - `seek -> .moved(position)`: no test gets that far; a sample or a scenario does.
/// - `forward -> throttle 1 first -> set position = position + 10`: no test gets that far; a sample or a scenario
///   does.
@MainActor
final class PlayerViewModelTests: XCTestCase {
}
