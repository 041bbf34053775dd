import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class DeparturesViewModelTests: XCTestCase {
    /// `load, refresh -> latest timetable.departures(from: stop.id, after: 0) while isLoading -> departures`
    func testLoadOrRefresh() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DeparturesViewModelHarness(stop: Stop(id: 7))

        // when
        harness.load()

        // then
        // await expect(harness.departures.last, equals: …)
    }

    /// `reachedEnd -> with departures, isLoading -> filter { !$1 } -> first timetable.departures(from: stop.id, after: $0.count) while isLoading -> set departures = departures + $0`
    func testReachedEnd() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DeparturesViewModelHarness(stop: Stop(id: 7))

        // when
        harness.reachedEnd()

        // then
        // await expect(harness.…, equals: …)
    }

    /// `departures -> skip 1 -> map { $0.isEmpty } -> isEmpty`
    func testDepartures() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DeparturesViewModelHarness(stop: Stop(id: 7))

        // when
        await harness.settle()

        // then
        // await expect(harness.isEmpty.said, equals: […])
    }

    /// `rowTap -> with departures -> compactMap { $1[safe: $0] } -> call coordinator.show($0)`
    func testRowTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DeparturesViewModelHarness(stop: Stop(id: 7))

        // when
        harness.rowTap(0)

        // then
        // await expect(harness.…, equals: …)
    }
}
