import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

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
