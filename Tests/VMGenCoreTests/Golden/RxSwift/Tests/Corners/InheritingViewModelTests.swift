import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class InheritingViewModelTests: XCTestCase {
    /// `tap -> done`
    func testTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = InheritingViewModelHarness()

        // when
        harness.tap()

        // then
        // await expect(harness.done.said.count, equals: …)
    }

    /// `text -> map { $0.count } -> length`
    func testText() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = InheritingViewModelHarness()

        // when
        harness.text("a")

        // then
        // await expect(harness.length.said, equals: […])
    }
}
