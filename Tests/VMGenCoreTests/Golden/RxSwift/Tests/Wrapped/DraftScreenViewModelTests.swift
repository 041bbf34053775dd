import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class DraftScreenModelTests: XCTestCase {
    /// `text -> output.text`
    func testText() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftScreenModelHarness()

        // when
        harness.sendText("a")

        // then
        // await expect(harness.text.last, equals: …)
    }

    /// `output.text -> map { !$0.isEmpty } -> canSend`
    func testOutputText() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftScreenModelHarness()

        // when
        await harness.settle()

        // then
        // await expect(harness.canSend.last, equals: …)
    }

    /// `send -> with output.text -> sent`
    func testSend() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftScreenModelHarness()

        // when
        harness.send()

        // then
        // await expect(harness.sent.said, equals: […])
    }
}
