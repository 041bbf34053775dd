import Foundation
import XCTest

@testable import ProjectManager

/// What the spec's scenarios leave open: the project, whose id is new each time.
@MainActor
final class AddProjectDetailViewModelTests: XCTestCase {
    func testTheProjectIsMadeOfWhatWasTypedLastAndIsSomethingToDo() async throws {
        let harness = AddProjectDetailViewModelHarness()
        harness.useCase.onAppend.returns()
        harness.projectTitle("n")
        harness.projectTitle("new")
        harness.projectBody("more")
        harness.projectDate(Date(timeIntervalSince1970: 86_400))

        harness.didTapDoneButton()

        await expect(harness.isAdded.last, equals: true)
        let project = try XCTUnwrap(harness.useCase.onAppend.arguments.first)
        XCTAssertEqual(project.title, "new")
        XCTAssertEqual(project.body, "more")
        XCTAssertEqual(project.date, Date(timeIntervalSince1970: 86_400))
        XCTAssertEqual(project.state, .todo)
    }
}
