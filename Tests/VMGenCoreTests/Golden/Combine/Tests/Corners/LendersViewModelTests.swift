import XCTest

@testable import GoldenCombine

/// What the spec of `LendersViewModel` cannot say, and what it says that no generated test shows:
/// - `number -> load($0) -> loaded`: no test gets that far; a sample or a scenario does.
/// - `number -> parse($0) -> loaded`: nothing stands in for `parse($0)`.
/// - `number -> call handler($0)`: nothing stands in for `handler($0)`.
/// - `number -> call report($0)`: nothing stands in for `report($0)`.
@MainActor
final class LendersViewModelTests: XCTestCase {
}
