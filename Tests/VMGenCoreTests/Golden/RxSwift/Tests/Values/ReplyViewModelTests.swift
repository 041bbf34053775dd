import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class ReplyViewModelTests: XCTestCase {
    /// `text -> set reply = Letter(text: $0)`
    func testTextToSetReply() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ReplyViewModelHarness(letter: Letter(text: "Dear"))

        // when
        harness.text("a")

        // then
        // await expect(harness.…, equals: …)
    }

    /// `text -> filter { !$0.isEmpty } -> set sent = reply`
    func testTextToSetSent() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = ReplyViewModelHarness(letter: Letter(text: "Dear"))

        // when
        harness.text("a")

        // then
        // await expect(harness.…, equals: …)
    }
}
