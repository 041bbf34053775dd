import XCTest

@testable import GoldenRxSwift

/// What the spec of `NotesViewModel` cannot say; what it says is tested by what is generated.
@MainActor
final class NotesViewModelTests: XCTestCase {
    /// `save -> call keep`
    func testSave() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = NotesViewModelHarness()
        //
        // harness.save("a")
        //
        // await expect(harness.…, equals: …)
    }

    /// `refresh -> call tidy`
    func testRefresh() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = NotesViewModelHarness()
        //
        // harness.refresh()
        //
        // await expect(harness.…, equals: …)
    }

    /// `delete -> latest remove -> notes`
    func testDelete() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = NotesViewModelHarness()
        //
        // harness.delete(1)
        //
        // await expect(harness.notes.last, equals: …)
    }

    /// `notes -> map describe -> summary`
    func testNotes() async throws {
        try XCTSkipIf(true, "not written yet")

        // let harness = NotesViewModelHarness()
        //
        // harness.viewWillAppear()
        //
        // await expect(harness.summary.last, equals: …)
    }
}
