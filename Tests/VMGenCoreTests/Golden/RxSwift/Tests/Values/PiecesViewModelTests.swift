import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class PiecesViewModelTests: XCTestCase {
    /// `tap -> latest service.load(size: pageSize, names: names) -> rows`
    func testTapToRows() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PiecesViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.rows.last, equals: …)
    }

    /// `tap -> with pageSize -> size`
    func testTapToSize() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PiecesViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.size.said, equals: […])
    }

    /// `date -> with formatter -> map { $1.string(from: $0) } -> text`
    func testDate() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PiecesViewModelHarness()

        // when
        harness.date(Date(timeIntervalSince1970: 1))

        // then
        // await expect(harness.text.said, equals: […])
    }

    /// `tap -> replace with pageSize + 1 -> size`
    func testTapToSize2() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PiecesViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.size.said, equals: […])
    }

    /// `tap -> latest all(page: pageSize) -> rows`
    func testTapToRows2() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PiecesViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.rows.last, equals: …)
    }

    /// `tap -> set limit = limit + pageSize`
    func testTapToSetLimit() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PiecesViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.…, equals: …)
    }
}
