import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class StepsViewModelTests: XCTestCase {
    /// `tap -> set count = count + 1`
    func testTapToSetCount() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = StepsViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `jump -> set count = $0`
    func testJump() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = StepsViewModelHarness()

        // when
        harness.jump(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `tap -> tapped`
    func testTapToTapped() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = StepsViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.tapped.said.count, equals: …)
    }
}
