import XCTest

@testable import GoldenCombine

/// What the spec of `LendersViewModel` cannot say, and what it says that no generated test shows:
/// - `save -> store([$0]) -> saved`: nothing stands in for `store([$0])`.
/// - `number -> load($0) -> loaded`: nothing stands in for `load($0)`.
/// - `number -> parse($0) -> loaded`: nothing stands in for `parse($0)`.
/// - `number -> call handler($0)`: nothing stands in for `handler($0)`.
/// - `number -> call report($0)`: nothing stands in for `report($0)`.
@MainActor
final class LendersViewModelTests: XCTestCase {
}
