import XCTest

@testable import GoldenRxSwift

/// What the spec of `JukeboxViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class JukeboxViewModelTests: XCTestCase {
    /// `pick -> distinct -> call remember`
    func testPick() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = JukeboxViewModelHarness()
        //
        // harness.pick(1)
        //
        // await expect(harness.…, equals: …)
    }
}
