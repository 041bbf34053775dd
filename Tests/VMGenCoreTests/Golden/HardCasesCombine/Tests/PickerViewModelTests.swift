import XCTest

@testable import HardCasesCombine

@MainActor
final class PickerViewModelTests: XCTestCase {
    /// `select -> map choose -> compactMap -> chosen`
    func testSelect() async throws {
        throw XCTSkip("not written yet")
    }
}
