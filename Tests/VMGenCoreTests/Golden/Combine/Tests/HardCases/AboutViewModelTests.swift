import XCTest

@testable import GoldenCombine

@MainActor
final class AboutViewModelTests: XCTestCase {
    /// `closeTap -> closed`
    func testCloseTap() async throws {
        throw XCTSkip("not written yet")
    }

    /// `select -> picked`
    func testSelect() async throws {
        throw XCTSkip("not written yet")
    }
}
