import XCTest

@testable import Corners

final class TallyViewModelTests: XCTestCase {
    /// `add -> set count = count + 1`
    func testAddToSetCount() throws {
        throw XCTSkip("not written yet")
    }

    /// `add -> last`
    func testAddToLast() throws {
        throw XCTSkip("not written yet")
    }
}
