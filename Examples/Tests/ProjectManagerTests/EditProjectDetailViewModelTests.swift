import Foundation
import RxRelay
import RxSwift
import XCTest

@testable import ProjectManager

/// The edit flow, from the button through use case and repository to the data sources and back to the list.
final class EditProjectDetailViewModelTests: XCTestCase {
    private let project = Project.due(1, "old")

    private func makeScreen(_ board: Board) -> EditScreen {
        EditScreen(board.list.viewModel.createEditDetailViewModel(with: project))
    }

    func testTheFormShowsTheProjectItWasMadeWith() {
        XCTAssertEqual(makeScreen(Board(here: [project])).viewModel.currentProject, project)
    }

    func testBeginningToEditWritesNothing() {
        let board = Board(here: [project], isConnected: false)
        let screen = makeScreen(board)

        screen.tapDoneButton()
        screen.viewModel.currentProject.title = "half-way"

        XCTAssertEqual(board.local.titles, ["old"])
        XCTAssertEqual(screen.isUpdated, [false])
    }

    func testEndingWritesWhatWasTypedToBothDataSourcesAndTheListShowsIt() {
        let board = Board(there: [project], here: [project])
        let screen = makeScreen(board)

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
        XCTAssertEqual(screen.isUpdated, [false, true])
        XCTAssertEqual(screen.errors.count, 0)
    }

    func testTransformAloneWrites() {
        let board = Board(here: [project], isConnected: false)
        let viewModel = board.list.viewModel.createEditDetailViewModel(with: project)
        let didTapDoneButton = PublishRelay<Bool>()
        _ = viewModel.transform(
            input: EditProjectDetailViewModel.Input(didTapDoneButton: didTapDoneButton.asObservable())
        )

        didTapDoneButton.accept(true)
        viewModel.currentProject.title = "new"
        didTapDoneButton.accept(false)

        XCTAssertEqual(board.local.titles, ["new"], "As in the document, where nobody looks at the output")
    }

    func testItIsUpdatedWhenBothAreWrittenAndNoSooner() {
        let board = Board(there: [project], here: [project])
        board.server.isHolding = true
        board.local.isHolding = true
        let screen = makeScreen(board)

        screen.edit { $0.title = "new" }
        board.local.write()
        XCTAssertEqual(screen.isUpdated, [false])
        XCTAssertEqual(board.list.shown, [["old"], [], []])

        board.server.answer()
        XCTAssertEqual(screen.isUpdated, [false, true])
        XCTAssertEqual(board.list.shown, [["new"], [], []])
    }

    func testAFailureIsShownAndTheNextTryWorks() {
        let board = Board(there: [project], here: [project])
        board.server.error = TestError.serverDown
        let screen = makeScreen(board)

        screen.edit { $0.title = "new" }
        screen.edit { $0.title = "newer" }
        XCTAssertEqual(screen.errors as? [TestError], [.serverDown, .serverDown])
        XCTAssertEqual(screen.isUpdated, [false])

        board.server.error = nil
        screen.edit { $0.title = "newest" }
        XCTAssertEqual(screen.isUpdated, [false, true])
        XCTAssertEqual(board.server.projects[project.id]?.title, "newest")
        XCTAssertEqual(board.list.shown, [["newest"], [], []])
    }

    func testAProjectThatIsNotThereIsAnErrorAndIsNotMade() {
        let board = Board()
        let screen = makeScreen(board)

        screen.edit { $0.title = "new" }

        XCTAssertEqual(screen.errors as? [ProjectUseCase.Failure], [.unknownProject])
        XCTAssertEqual(board.local.titles, [])
        XCTAssertEqual(board.server.projects, [:])
    }

    func testWithoutItsViewModelTheButtonWritesNothingAndNoPlaceholder() {
        let board = Board(here: [project], isConnected: false)
        let didTapDoneButton = PublishRelay<Bool>()
        weak var released: EditProjectDetailViewModel?
        do {
            let viewModel = board.list.viewModel.createEditDetailViewModel(with: project)
            released = viewModel
            _ = viewModel.transform(
                input: EditProjectDetailViewModel.Input(didTapDoneButton: didTapDoneButton.asObservable())
            )
            didTapDoneButton.accept(true)
            viewModel.currentProject.title = "new"
        }

        XCTAssertNil(released)
        didTapDoneButton.accept(false)
        XCTAssertEqual(board.local.titles, ["old"])
        XCTAssertEqual(board.list.shown, [["old"], [], []])
    }
}
