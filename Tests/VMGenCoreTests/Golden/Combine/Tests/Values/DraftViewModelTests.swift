import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class DraftViewModelTests: XCTestCase {
    /// `text -> call write`
    func testText() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = DraftViewModelHarness(letter: Letter(text: "Dear"))

        // when
        harness.text("a")

        // then
        // await expect(harness.…, equals: …)
    }
}
