import XCTest

@testable import ScreensCombine

final class ListViewModelTests: XCTestCase {
    /// `delete -> map removing -> items`
    func testDelete() throws {
        throw XCTSkip("not written yet")
    }
}
