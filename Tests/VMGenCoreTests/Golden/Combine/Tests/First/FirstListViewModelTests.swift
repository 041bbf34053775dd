import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class FirstListViewModelTests: XCTestCase {
    /// `load, refresh -> latest service.items(page: 1) while isLoading -> set items = $0, page = 1`
    func testLoadOrRefresh() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = FirstListViewModelHarness()

        // when
        harness.load()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `reachedEnd -> with isLoading -> filter { !$0 } -> first service.items(page: page + 1) while isLoading -> set items = items + $0, page = page + 1`
    func testReachedEnd() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = FirstListViewModelHarness()

        // when
        harness.reachedEnd()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `select -> with items -> compactMap { $1.indices.contains($0) ? $1[$0] : nil } -> selected`
    func testSelect() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = FirstListViewModelHarness()

        // when
        harness.select(1)

        // then
        // await expect(harness.selected.said, equals: […])
    }
}
