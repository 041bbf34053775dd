import Foundation
import XCTest

@testable import ProjectManager

/// What the spec's scenarios leave open: the thread of the lists, and who keeps the use case.
@MainActor
final class ProjectListViewModelTests: XCTestCase {
    func testProjectsThatComeOffTheMainThreadArriveOnIt() async {
        let useCase = ProjectUseCaseProtocolStub()
        useCase.onBindProjects.answers(with: .open([.due(1, "a")]).delivered(on: DispatchQueue.global()))
        useCase.onSynchronize.waits()
        let harness = ProjectListViewModelHarness(useCase: useCase)

        await expect(harness.todoProjects.values.count, equals: 1)

        XCTAssertEqual(harness.todoProjects.isOnMain, [true])
        XCTAssertEqual(harness.doingProjects.isOnMain, [true])
    }

    func testAFailureOfTheStreamLeavesTheLists() async {
        let useCase = ProjectUseCaseProtocolStub()
        useCase.onBindProjects.answers(with: .open([.due(1, "a")]))
        useCase.onSynchronize.returns()
        let harness = ProjectListViewModelHarness(useCase: useCase)

        useCase.onBindProjects.calls[0].fails(with: TestError.diskFull)

        await expect(harness.error.values as? [TestError], equals: [.diskFull])
        XCTAssertEqual(harness.todoProjects.last?.map(\.title), ["a"])
        XCTAssertEqual(harness.doneProjects.last, [])
    }

    func testTheUseCaseIsReleasedWithTheViewModelAlthoughItsOutputLives() async {
        weak var useCase: ProjectUseCaseProtocolStub?
        let output: ProjectListViewModel.Output
        do {
            let released = ProjectUseCaseProtocolStub()
            released.onBindProjects.waits()
            released.onSynchronize.waits()
            useCase = released
            output = ProjectListViewModel(useCase: released).transform(input: ProjectListViewModel.Input())
        }

        XCTAssertNil(useCase)
        withExtendedLifetime(output) {}
    }
}
