import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class StoriesViewModelTests: XCTestCase {
    /// `more -> latest older -> headlines`
    func testMore() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = StoriesViewModelHarness()

        // when
        harness.more()

        // then
        // await expect(harness.headlines.last, equals: …)
    }

    /// `tap -> call note`
    func testTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = StoriesViewModelHarness()

        // when
        harness.tap(1)

        // then
        // await expect(harness.…, equals: …)
    }
}
