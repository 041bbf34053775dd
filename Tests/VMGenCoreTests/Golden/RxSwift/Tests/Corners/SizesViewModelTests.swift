import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class SizesViewModelTests: XCTestCase {
    /// `viewDidLoad -> with rowHeight -> height`
    func testViewDidLoadToHeight() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = SizesViewModelHarness(margin: 1.5, rowHeight: 1.5)

        // when
        harness.viewDidLoad()

        // then
        // await expect(harness.height.said, equals: […])
    }

    /// `row -> with rowHeight -> map { Double($0) * $1 } -> offset`
    func testRowToOffset() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = SizesViewModelHarness(margin: 1.5, rowHeight: 1.5)

        // when
        harness.row(1)

        // then
        // await expect(harness.offset.said, equals: […])
    }

    /// `row -> with margin, zoom, rowHeight -> map { Double($0) * $2 * $3 + $1 } -> zoomed`
    func testRowToZoomed() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = SizesViewModelHarness(margin: 1.5, rowHeight: 1.5)

        // when
        harness.row(1)

        // then
        // await expect(harness.zoomed.said, equals: […])
    }

    /// `viewDidLoad -> with gap, rows -> map { $0 * Double($1) } -> spacing`
    func testViewDidLoadToSpacing() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = SizesViewModelHarness(margin: 1.5, rowHeight: 1.5)

        // when
        harness.viewDidLoad()

        // then
        // await expect(harness.spacing.said, equals: […])
    }

    /// `row -> rows`
    func testRowToRows() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = SizesViewModelHarness(margin: 1.5, rowHeight: 1.5)

        // when
        harness.row(1)

        // then
        // await expect(harness.rows.last, equals: …)
    }

    /// `zoom -> set total = total + $0 * rowHeight`
    func testZoom() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = SizesViewModelHarness(margin: 1.5, rowHeight: 1.5)

        // when
        harness.zoom(1.5)

        // then
        // await expect(harness.…, equals: …)
    }
}
