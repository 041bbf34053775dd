import XCTest

@testable import PublicCombine

final class TipViewModelTests: XCTestCase {
    /// `amount -> as amounts`
    func testAmount() throws {
        throw XCTSkip("not written yet")
    }

    /// `amounts -> with percent -> map { $0 * $1 / 100 } -> tip`
    func testAmountsToTip() throws {
        throw XCTSkip("not written yet")
    }

    /// `amounts -> with limit -> map { $0 <= $1 } -> isAllowed`
    func testAmountsToIsAllowed() throws {
        throw XCTSkip("not written yet")
    }

    /// `retryTap -> with amounts -> latest fetchTip(for: $0) -> tip`
    func testRetryTap() throws {
        throw XCTSkip("not written yet")
    }
}
