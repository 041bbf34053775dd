import Foundation
import RxCocoa
import RxRelay
import RxSwift
import XCTest

@testable import ProjectManager

/// The form for a new project.
final class AddProjectDetailViewModelTests: XCTestCase {
    private let didTapDoneButton = PublishRelay<Void>()
    private let title = BehaviorRelay(value: "")
    private let body = BehaviorRelay(value: "")
    private let date = BehaviorRelay(value: Date(timeIntervalSince1970: 0))
    private let bag = DisposeBag()
    private var isAdded: [Bool] = []
    private var errors: [TestError] = []

    private func open(_ board: Board) -> AddProjectDetailViewModel {
        let viewModel = board.list.viewModel.createAddDetailViewModel()
        let output = viewModel.transform(
            input: AddProjectDetailViewModel.Input(
                didTapDoneButton: didTapDoneButton.asObservable(),
                projectTitle: title.asObservable(),
                projectBody: body.asObservable(),
                projectDate: date.asObservable()
            )
        )
        output.isAdded.drive(onNext: { [weak self] in self?.isAdded.append($0) }).disposed(by: bag)
        output.error
            .emit(onNext: { [weak self] in self?.errors.append($0 as? TestError ?? .unexpected) })
            .disposed(by: bag)
        return viewModel
    }

    func testWhatWasTypedLastIsAddedAsSomethingToDo() throws {
        let board = Board()
        let viewModel = open(board)

        title.accept("n")
        title.accept("new")
        body.accept("more")
        XCTAssertEqual(board.local.titles, [], "Typing adds nothing")
        withExtendedLifetime(viewModel) { didTapDoneButton.accept(()) }

        XCTAssertEqual(board.list.shown, [["new"], [], []])
        let project = try XCTUnwrap(board.server.projects.values.first)
        XCTAssertEqual(project.body, "more")
        XCTAssertEqual(project.state, .todo)
        XCTAssertEqual(project.date, date.value)
        XCTAssertEqual(isAdded, [false, true])
    }

    func testASecondTapWhileTheFirstIsWrittenAddsNothing() {
        let board = Board()
        board.server.isHolding = true
        let viewModel = open(board)

        withExtendedLifetime(viewModel) {
            didTapDoneButton.accept(())
            didTapDoneButton.accept(())
            XCTAssertEqual(isAdded, [false])
            board.server.answer()
        }

        XCTAssertEqual(board.server.projects.count, 1)
        XCTAssertEqual(isAdded, [false, true])
    }

    func testAFailureIsShownAndTheNextTapWorks() {
        let board = Board(isConnected: false)
        board.local.error = TestError.diskFull
        let viewModel = open(board)

        withExtendedLifetime(viewModel) {
            didTapDoneButton.accept(())
            XCTAssertEqual(errors, [.diskFull])
            XCTAssertEqual(isAdded, [false])
            board.local.error = nil
            didTapDoneButton.accept(())
        }

        XCTAssertEqual(errors, [.diskFull])
        XCTAssertEqual(isAdded, [false, true])
        XCTAssertEqual(board.local.titles.count, 1)
    }

    func testTheViewModelIsReleased() {
        weak var released: AddProjectDetailViewModel?
        do { released = open(Board()) }

        XCTAssertNil(released)
    }
}
