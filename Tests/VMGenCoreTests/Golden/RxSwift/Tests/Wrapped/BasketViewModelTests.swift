import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class BasketViewModelTests: XCTestCase {
    /// `add -> call put`
    func testAdd() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = BasketViewModelHarness()

        // when
        harness.add("a")

        // then
        // await expect(harness.…, equals: …)
    }

    /// `clear -> call empty`
    func testClear() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = BasketViewModelHarness()

        // when
        harness.clear()

        // then
        // await expect(harness.…, equals: …)
    }
}
