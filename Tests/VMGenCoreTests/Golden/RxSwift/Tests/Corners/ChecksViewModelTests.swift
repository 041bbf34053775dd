import XCTest

@testable import GoldenRxSwift

/// What the spec of `ChecksViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class ChecksViewModelTests: XCTestCase {
    /// `code -> latest check while isBusy -> checked`
    func testCodeToChecked() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = ChecksViewModelHarness(done: {})
        //
        // harness.code("a")
        //
        // await expect(harness.checked.said, equals: […])
    }

    /// `code -> with count -> map describe -> described`
    func testCodeToDescribed() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = ChecksViewModelHarness(done: {})
        //
        // harness.code("a")
        //
        // await expect(harness.described.said, equals: […])
    }
}
