import XCTest

@testable import GoldenCombine

/// What the spec of `PickerViewModel` cannot say, and what it says that no generated test shows:
/// - `select -> picked`: no harness: PickerViewModel is generic.
/// - `query -> compactMap -> distinct -> map { _ in [] } -> rows`: no harness: PickerViewModel is generic.
@MainActor
final class PickerViewModelTests: XCTestCase {
    /// `select -> map choose -> compactMap -> chosen`
    func testSelect() async throws {
        throw XCTSkip("not written yet")
    }
}
