import XCTest

@testable import Notes

final class NotesViewModelTests: XCTestCase {
    /// `save -> call keep`
    func testSave() throws {
        throw XCTSkip("not written yet")
    }

    /// `refresh -> call tidy`
    func testRefresh() throws {
        throw XCTSkip("not written yet")
    }

    /// `delete -> latest remove -> notes`
    func testDelete() throws {
        throw XCTSkip("not written yet")
    }

    /// `notes -> map describe -> summary`
    func testNotes() throws {
        throw XCTSkip("not written yet")
    }
}
