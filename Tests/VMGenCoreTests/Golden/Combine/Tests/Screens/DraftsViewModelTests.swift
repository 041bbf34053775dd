import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class DraftsViewModelTests: XCTestCase {
    /// `save -> draft`
    func testSaveToDraft() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftsViewModelHarness()

        // when
        harness.save("a")

        // then
        // await expect(harness.draft.last, equals: …)
    }

    /// `save -> queue box.put(draft) -> set kept = kept + 1`
    func testSaveToSetKept() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftsViewModelHarness()

        // when
        harness.save("a")

        // then
        // await expect(harness.…, equals: …)
    }

    /// `clear -> with draft -> filter { !$0.isEmpty } -> as cleared`
    func testClear() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftsViewModelHarness()

        // when
        harness.clear()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `cleared -> queue box.put("no " + $0) -> ignore`
    func testClearedToIgnore() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftsViewModelHarness()

        // when
        harness.clear()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `cleared -> set draft = ""`
    func testClearedToSetDraft() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftsViewModelHarness()

        // when
        harness.clear()

        // then
        // await expect(harness.…, equals: …)
    }
}
