import XCTest

@testable import GoldenCombine

/// What the spec of `ToldViewModel` cannot say, and what it says that no generated test shows:
/// - what 2 flows say: no test gets that far; a sample or a scenario does.
@MainActor
final class ToldViewModelTests: XCTestCase {
    /// `tap -> all weigh while isBusy -> kept`
    func testTap() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = ToldViewModelHarness()
        //
        // harness.tap(1)
        //
        // await expect(harness.…, equals: …)
    }
}
