import XCTest

@testable import GoldenRxSwift

/// What the spec of `PickerViewModel` cannot say, and what it says that no generated test shows:
/// - what 2 flows say: no harness: PickerViewModel is generic.
@MainActor
final class PickerViewModelTests: XCTestCase {
    /// `select -> map choose -> compactMap -> chosen`
    func testSelect() async throws {
        throw XCTSkip("not written yet")
    }
}
