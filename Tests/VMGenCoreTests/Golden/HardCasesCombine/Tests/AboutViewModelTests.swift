import XCTest

@testable import HardCasesCombine

final class AboutViewModelTests: XCTestCase {
    /// `closeTap -> closed`
    func testCloseTap() throws {
        throw XCTSkip("not written yet")
    }

    /// `select -> picked`
    func testSelect() throws {
        throw XCTSkip("not written yet")
    }
}
