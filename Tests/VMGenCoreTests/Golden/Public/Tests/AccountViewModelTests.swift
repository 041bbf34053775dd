import XCTest

@testable import Public

final class AccountViewModelTests: XCTestCase {
    /// `rename -> map { $0 } -> .renamed($0)`
    func testRename() throws {
        throw XCTSkip("not written yet")
    }

    /// `signOut -> .signedOut`
    func testSignOut() throws {
        throw XCTSkip("not written yet")
    }
}
