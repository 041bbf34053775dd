import XCTest

@testable import Corners

final class LookupViewModelTests: XCTestCase {
    /// `page -> latest load -> names`
    func testPage() throws {
        throw XCTSkip("not written yet")
    }
}
