import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class InboxViewModelTests: XCTestCase {
    /// `received -> call receive`
    func testReceived() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = InboxViewModelHarness()

        // when
        harness.received("a")

        // then
        // await expect(harness.…, equals: …)
    }
}
