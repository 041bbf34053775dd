import XCTest

@testable import GoldenCombine

@MainActor
final class ListViewModelTests: XCTestCase {
    /// `delete -> map removing -> items`
    func testDelete() async throws {
        throw XCTSkip("not written yet")
    }
}
