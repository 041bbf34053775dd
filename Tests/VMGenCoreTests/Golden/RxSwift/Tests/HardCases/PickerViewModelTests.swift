import XCTest

@testable import GoldenRxSwift

/// What the spec of `PickerViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class PickerViewModelTests: XCTestCase {
    /// `select -> map choose -> compactMap -> chosen`
    func testSelect() async throws {
        throw XCTSkip("not written yet")
    }
}
