import XCTest

@testable import GoldenCombine

/// What the spec of `WellViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class WellViewModelTests: XCTestCase {
    /// `draw -> filter canDraw() -> as drawing`
    func testDraw() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = WellViewModelHarness()
        //
        // harness.draw()
        //
        // await expect(harness.…, equals: …)
    }
}
