import CombineShim
import CoreFoundation
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class RoomsViewModelTests: XCTestCase {
    /// `load -> swift -> call close($0)`
    func testLoad() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = RoomsViewModelHarness(token: "a")

        // when
        harness.load()

        // then
        // await expect(harness.…, equals: …)
    }
}
