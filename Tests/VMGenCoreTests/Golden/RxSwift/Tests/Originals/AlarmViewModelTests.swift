import XCTest

@testable import GoldenRxSwift

/// What the spec of `AlarmViewModel` cannot say, and what it says that no generated test shows:
/// - `useCase.saved -> filter { $0 } -> call coordinator.finish()`: nothing stands in for `coordinator.finish()`.
@MainActor
final class AlarmViewModelTests: XCTestCase {
}
