import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import GoldenRxSwift

@MainActor
final class MailboxViewModelTests: XCTestCase {
    /// `refresh -> with box.owner -> latest box.fetch(for: $0) -> fetched`
    func testRefresh() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MailboxViewModelHarness()

        // when
        harness.refresh()

        // then
        // await expect(harness.fetched.said, equals: […])
    }

    /// `arrive -> with box.unread -> map { "\($0) new, \($1) unread" } -> title`
    func testArrive() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MailboxViewModelHarness()

        // when
        harness.arrive(1)

        // then
        // await expect(harness.title.said, equals: […])
    }

    /// `readAll -> replace with 0 -> set box.unread = $0`
    func testReadAll() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = MailboxViewModelHarness()

        // when
        harness.readAll()

        // then
        // await expect(harness.…, equals: …)
    }
}
