import XCTest

@testable import GoldenRxSwift

/// What the spec cannot say of `DialViewModel`; what it says is in `DialViewModelGeneratedTests`.
@MainActor
final class DialViewModelTests: XCTestCase {
    /// `count -> call clamp`
    func testCount() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = DialViewModelHarness()
        //
        // await harness.settle()
        //
        // await expect(harness.…, equals: …)
    }
}
