import XCTest

@testable import GoldenRxSwift

/// What the spec of `ReckoningViewModel` cannot say, and what it says that no generated test shows:
/// - `book.in -> said`: no test gets that far; a sample or a scenario does.
/// - `word -> … -> parsed`: what comes of `with total` is known only where it runs; a scenario can say it.
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
