import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class WordsViewModelTests: XCTestCase {
    /// `combine -> map swift -> first`
    func testCombine() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = WordsViewModelHarness()

        // when
        harness.combine(1)

        // then
        // await expect(harness.…, equals: …)
    }
}
