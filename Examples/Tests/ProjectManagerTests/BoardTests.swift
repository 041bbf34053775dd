import Foundation
import RxRelay
import RxSwift
import XCTest

@testable import ProjectManager

/// From the screens through use case and repository to the data sources, and back to the lists.
final class BoardTests: XCTestCase {
    private let project = Project.due(1, "old")
    private let bag = DisposeBag()

    // MARK: The lists

    func testEachListIsNewestFirst() {
        let board = Board(
            there: [.due(1, "a"), .due(3, "b"), .due(2, "c", .doing), .due(4, "d", .done), .due(5, "e", .done)],
            here: [.due(2, "f")]
        )

        XCTAssertEqual(board.list.shown, [["b", "f", "a"], ["c"], ["e", "d"]])
        XCTAssertEqual(board.list.error.values.count, 0)
        XCTAssertEqual(board.server.reads, 1, "Three lists read the server once")
    }

    func testWithoutAConnectionTheListsShowWhatIsHere() {
        let board = Board(there: [.due(1, "there")], here: [.due(1, "here")], isConnected: false)

        XCTAssertEqual(board.list.shown, [["here"], [], []])
        XCTAssertEqual(board.server.reads, 0)
    }

    func testAProjectThatMovesChangesBothLists() {
        let board = Board(here: [project, .due(2, "b")])

        board.useCase.update(project, to: .done).subscribe().disposed(by: bag)

        XCTAssertEqual(board.list.shown, [["b"], [], ["old"]])
    }

    func testAfterAFailureOfTheServerTheListsGoOn() {
        let board = Board(here: [.due(1, "here")], isConnected: false)
        board.connection.isConnected = true
        board.server.error = TestError.serverDown
        let list = ListScreen(ProjectListViewModel(useCase: board.useCase))
        XCTAssertEqual(list.error.values as? [TestError], [.serverDown])
        XCTAssertEqual(list.shown, [["here"], [], []])

        board.connection.isConnected = false
        board.useCase.append(.due(2, "new")).subscribe().disposed(by: bag)
        XCTAssertEqual(list.shown, [["new", "here"], [], []])
    }

    // MARK: The forms

    func testWhatIsAddedIsSomethingToDo() throws {
        let board = Board()
        let viewModel = board.list.viewModel.createAddDetailViewModel()
        let didTapDoneButton = PublishRelay<Void>()
        let isAdded = Recording<Bool>("isAdded", isState: true)
        let output = viewModel.transform(
            input: AddProjectDetailViewModel.Input(
                didTapDoneButton: didTapDoneButton.asObservable(),
                projectTitle: .just("new"),
                projectBody: .just("more"),
                projectDate: .just(project.date)
            )
        )
        isAdded.record(output.isAdded)

        didTapDoneButton.accept(())

        XCTAssertEqual(board.list.shown, [["new"], [], []])
        let added = try XCTUnwrap(board.server.projects.values.first)
        XCTAssertEqual(added.body, "more")
        XCTAssertEqual(added.state, .todo)
        XCTAssertEqual(added.date, project.date)
        XCTAssertEqual(isAdded.values, [false, true])
        withExtendedLifetime(viewModel) {}
    }

    func testTheFormShowsTheProjectItWasMadeWith() {
        XCTAssertEqual(EditScreen(Board(here: [project]), project).viewModel.currentProject, project)
    }

    func testWhatIsEditedIsWrittenToBothDataSourcesAndTheListShowsIt() {
        let board = Board(there: [project], here: [project])
        let screen = EditScreen(board, project)

        screen.edit {
            $0.title = "new"
            $0.body = "more"
            $0.state = .doing
        }

        XCTAssertEqual(board.list.shown, [[], ["new"], []])
        XCTAssertEqual(board.local.titles, ["new"])
        XCTAssertEqual(board.server.projects.values.map(\.title), ["new"])
        XCTAssertEqual(board.server.projects[project.id]?.body, "more")
        XCTAssertEqual(board.server.projects[project.id]?.date, project.date)
        XCTAssertEqual(screen.isUpdated.values, [false, true])
    }

    func testItIsUpdatedWhenBothAreWrittenAndNoSooner() {
        let board = Board(there: [project], here: [project])
        board.server.isHolding = true
        board.local.isHolding = true
        let screen = EditScreen(board, project)

        screen.edit { $0.title = "new" }
        board.local.write()
        XCTAssertEqual(screen.isUpdated.values, [false])
        XCTAssertEqual(board.list.shown, [["old"], [], []])

        board.server.answer()
        XCTAssertEqual(screen.isUpdated.values, [false, true])
        XCTAssertEqual(board.list.shown, [["new"], [], []])
    }

    func testAfterAFailureOfTheServerTheNextEditIsWritten() {
        let board = Board(there: [project], here: [project])
        board.server.error = TestError.serverDown
        let screen = EditScreen(board, project)

        screen.edit { $0.title = "newer" }
        XCTAssertEqual(screen.error.values as? [TestError], [.serverDown])
        board.server.error = nil
        screen.edit { $0.title = "newest" }

        XCTAssertEqual(board.server.projects[project.id]?.title, "newest")
        XCTAssertEqual(board.list.shown, [["newest"], [], []])
    }

    func testAProjectThatIsNotThereIsAnErrorAndIsNotMade() {
        let board = Board()
        let screen = EditScreen(board, project)

        screen.edit { $0.title = "new" }

        XCTAssertEqual(screen.error.values as? [ProjectUseCase.Failure], [.unknownProject])
        XCTAssertEqual(board.local.titles, [])
        XCTAssertEqual(board.server.projects, [:])
    }
}
