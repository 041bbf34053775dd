import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class AskedViewModelTests: XCTestCase {
    /// `row -> latest harness.load($0) -> title`
    func testRowToTitle() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AskedViewModelHarness(onClose: { _ in })

        // when
        harness.row(1)

        // then
        // await expect(harness.title.said, equals: […])
    }

    /// `row -> set count = $0`
    func testRowToSetCount() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AskedViewModelHarness(onClose: { _ in })

        // when
        harness.row(1)

        // then
        // await expect(harness.…, equals: …)
    }

    /// `row -> call onClose($0)`
    func testRowToCallOnClose() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = AskedViewModelHarness(onClose: { _ in })

        // when
        harness.row(1)

        // then
        // await expect(harness.…, equals: …)
    }
}
