import XCTest

@testable import GoldenRxSwift

/// What the spec of `ReckoningViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class ReckoningViewModelTests: XCTestCase {
    /// `number -> with word -> latest title while busy -> map { [$0] } -> loaded`
    func testNumber() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = ReckoningViewModelHarness()
        //
        // harness.number(1)
        //
        // await expect(harness.loaded.said, equals: […])
    }

    /// `start -> call announce`
    func testStart() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = ReckoningViewModelHarness()
        //
        // await harness.settle()
        //
        // await expect(harness.…, equals: …)
    }
}
