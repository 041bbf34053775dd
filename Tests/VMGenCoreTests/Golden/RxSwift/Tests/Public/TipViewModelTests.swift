import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class TipViewModelTests: XCTestCase {
    /// `amount -> as amounts`
    func testAmount() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TipViewModelHarness(limit: 1)

        // when
        harness.amount(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `amounts -> with percent -> map { $0 * $1 / 100 } -> tip`
    func testAmountsToTip() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TipViewModelHarness(limit: 1)

        // when
        harness.amount(1)

        // then
        // await expect(harness.tip.last, equals: …)
    }

    /// `amounts -> with limit -> map { $0 <= $1 } -> isAllowed`
    func testAmountsToIsAllowed() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TipViewModelHarness(limit: 1)

        // when
        harness.amount(1)

        // then
        // await expect(harness.isAllowed.said, equals: […])
    }

    /// `retryTap -> with amounts -> latest fetchTip(for: $0) -> tip`
    func testRetryTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = TipViewModelHarness(limit: 1)

        // when
        harness.retryTap()

        // then
        // await expect(harness.tip.last, equals: …)
    }
}
