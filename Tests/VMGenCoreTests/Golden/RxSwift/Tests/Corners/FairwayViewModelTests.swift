import XCTest

@testable import GoldenRxSwift

/// What the spec of `FairwayViewModel` cannot say, and what it says that no generated test shows:
/// - `number -> maybe`: nobody sees what arrives at `maybe`.
/// - `number -> thing`: nobody sees what arrives at `thing`.
/// - `number -> done`: nobody sees what arrives at `done`.
/// - `number -> last`: nobody sees what arrives at `last`.
/// - `number -> watcher`: nobody sees what arrives at `watcher`.
/// - `both -> pair`: nobody sees what arrives at `pair`.
/// - `problem -> failure`: `samples:` has no value of `URLError`.
@MainActor
final class FairwayViewModelTests: XCTestCase {
}
