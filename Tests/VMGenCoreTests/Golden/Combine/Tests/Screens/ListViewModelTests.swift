import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `ListViewModel`; what it says is in `ListViewModelGeneratedTests`.
@MainActor
final class ListViewModelTests: XCTestCase {
    /// `delete -> map removing -> items`
    func testDelete() async throws {
        throw XCTSkip("not written yet")
    }
}
