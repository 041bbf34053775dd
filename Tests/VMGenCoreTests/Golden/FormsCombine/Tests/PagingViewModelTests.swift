import XCTest

@testable import FormsCombine

final class PagingViewModelTests: XCTestCase {
    /// `willDisplayRow -> with items, isLastPage -> filter { $0 == $1.count - 1 && !$2 } -> first loadNext -> call append`
    func testWillDisplayRow() throws {
        throw XCTSkip("not written yet")
    }
}
