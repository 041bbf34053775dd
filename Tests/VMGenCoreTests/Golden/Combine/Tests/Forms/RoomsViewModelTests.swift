import XCTest

@testable import GoldenCombine

/// What the spec cannot say of `RoomsViewModel`; what it says is in `RoomsViewModelGeneratedTests`.
@MainActor
final class RoomsViewModelTests: XCTestCase {
    /// `load -> swift -> call close($0)`
    func testLoad() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = RoomsViewModelHarness(token: "a")
        //
        // harness.load()
        //
        // await expect(harness.…, equals: …)
    }
}
