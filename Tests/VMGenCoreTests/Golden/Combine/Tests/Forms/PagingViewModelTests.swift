import XCTest

@testable import GoldenCombine

/// What the spec of `PagingViewModel` cannot say, and what it says that no generated test shows:
/// - `refresh -> set page = 0, items = []`: the spec has no sample for `useCase`, and `services:` does not declare
///   `PagingUseCase`.
@MainActor
final class PagingViewModelTests: XCTestCase {
    /// `willDisplayRow -> with items, isLastPage -> filter { $0 == $1.count - 1 && !$2 } -> first loadNext -> call append`
    func testWillDisplayRow() async throws {
        throw XCTSkip("not written yet")
    }
}
