import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `PickerViewModel`; what it says is in `PickerViewModelGeneratedTests`.
@MainActor
final class PickerViewModelTests: XCTestCase {
    /// `select -> map choose -> compactMap -> chosen`
    func testSelect() async throws {
        throw XCTSkip("not written yet")
    }
}
