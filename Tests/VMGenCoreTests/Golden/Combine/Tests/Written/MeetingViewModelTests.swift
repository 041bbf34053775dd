import XCTest

@testable import GoldenCombine

/// What the spec of `MeetingViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class MeetingViewModelTests: XCTestCase {
    /// `name -> latest report(id: $0.count) -> latest check(1) -> settled`
    func testName() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = MeetingViewModelHarness()
        //
        // harness.name("a")
        //
        // await expect(harness.…, equals: …)
    }

    /// `save -> debounce 0.3 -> latest check while isBusy -> weight`
    func testSave() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = MeetingViewModelHarness()
        //
        // harness.save(1)
        //
        // await expect(harness.weight.last, equals: …)
    }
}
