import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class UploadViewModelTests: XCTestCase {
    /// `save -> first store.save($0) -> saved`
    func testSave() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = UploadViewModelHarness()

        // when
        harness.save("a")

        // then
        // await expect(harness.saved.said, equals: […])
    }

    /// `refusal -> reason`
    func testRefusal() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = UploadViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.reason.said, equals: […])
    }

    /// `check -> latest store.check() -> checked`
    func testCheck() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = UploadViewModelHarness()

        // when
        harness.check()

        // then
        // await expect(harness.checked.said, equals: […])
    }

    /// `failure -> alert`
    func testFailureToAlert() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = UploadViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.alert.said.count, equals: …)
    }

    /// `failure -> map { "check: \($0.localizedDescription)" } -> reason`
    func testFailureToReason() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = UploadViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.reason.said, equals: […])
    }
}
