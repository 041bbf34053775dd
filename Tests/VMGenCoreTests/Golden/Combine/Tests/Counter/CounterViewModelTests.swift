import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class CounterViewModelTests: XCTestCase {
    /// `add -> set count = count + $0`
    func testAdd() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = CounterViewModelHarness()

        // when
        harness.add(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `clear -> set count = 0`
    func testClear() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = CounterViewModelHarness()

        // when
        harness.clear()

        // then
        // await expect(harness.…, equals: …)
    }
}
