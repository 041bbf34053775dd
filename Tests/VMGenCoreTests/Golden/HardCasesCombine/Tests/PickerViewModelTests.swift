import XCTest

@testable import HardCasesCombine

final class PickerViewModelTests: XCTestCase {
    /// `select -> map choose -> compactMap -> chosen`
    func testSelect() throws {
        throw XCTSkip("not written yet")
    }
}
