import XCTest

@testable import Feed

final class FeedViewModelTests: XCTestCase {
    /// `more -> latest older -> headlines`
    func testMore() throws {
        throw XCTSkip("not written yet")
    }

    /// `tap -> call note`
    func testTap() throws {
        throw XCTSkip("not written yet")
    }
}
