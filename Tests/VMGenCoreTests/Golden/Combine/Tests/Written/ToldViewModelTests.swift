import XCTest

@testable import GoldenCombine

/// What the spec of `ToldViewModel` cannot say; what it says is tested by what is generated.
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
