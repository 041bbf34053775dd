import XCTest

@testable import GoldenRxSwift

/// What the spec of `TriedViewModel` cannot say, and what it says that no generated test shows:
/// - `problem -> call service.log($0)`: no test gets that far; a sample or a scenario does.
/// - `problem -> call service.note($0)`: no test gets that far; a sample or a scenario does.
@MainActor
final class TriedViewModelTests: XCTestCase {
}
