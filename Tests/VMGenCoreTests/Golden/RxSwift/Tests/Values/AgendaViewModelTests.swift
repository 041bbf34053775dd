import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class AgendaViewModelTests: XCTestCase {
    /// `load -> dates`
    func testLoad() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AgendaViewModelHarness()

        // when
        harness.load([Date(timeIntervalSince1970: 1)])

        // then
        // await expect(harness.…, equals: …)
    }

    /// `dates -> map { $0.count } -> count`
    func testDates() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AgendaViewModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.count.said, equals: […])
    }

    /// `tap -> with dates -> shown`
    func testTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AgendaViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.shown.said, equals: […])
    }
}
