import XCTest

@testable import Keywords

final class KeywordsViewModelTests: XCTestCase {
    /// `case -> map guard -> var`
    func testCaseToVar() throws {
        throw XCTSkip("not written yet")
    }

    /// `case -> latest fallthrough -> var`
    func testCaseToVar2() throws {
        throw XCTSkip("not written yet")
    }

    /// `for -> call defer`
    func testFor() throws {
        throw XCTSkip("not written yet")
    }
}
