import XCTest

@testable import CornersCombine

final class LookupViewModelTests: XCTestCase {
    /// `page -> latest load -> names`
    func testPage() throws {
        throw XCTSkip("not written yet")
    }
}
