import XCTest

@testable import GoldenRxSwift

/// What the spec of `PagingViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class PagingViewModelTests: XCTestCase {
    /// `willDisplayRow -> with items, isLastPage -> filter { $0 == $1.count - 1 && !$2 } -> first loadNext -> call append`
    func testWillDisplayRow() async throws {
        throw XCTSkip("not written yet")
    }
}
