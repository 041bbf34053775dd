import CombineShim
import Foundation
import XCTest

@testable import GoldenCombine

@MainActor
final class PlacesViewModelTests: XCTestCase {
    /// `forget -> call remove`
    func testForget() async throws {
        try XCTSkipIf(true, "not written yet")

        // given
        let harness = PlacesViewModelHarness(finder: PlaceFinder())

        // when
        harness.forget(1)

        // then
        // await expect(harness.…, equals: …)
    }
}
