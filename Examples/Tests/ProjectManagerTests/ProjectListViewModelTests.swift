import Foundation
import RxSwift
import XCTest

@testable import ProjectManager

/// Three lists from one subscription.
final class ProjectListViewModelTests: XCTestCase {
    // MARK: The lists

    func testEachProjectIsInTheListOfItsStateNewestFirst() {
        let board = Board(
            there: [.due(1, "a"), .due(3, "b"), .due(2, "c", .doing), .due(4, "d", .done), .due(5, "e", .done)],
            here: [.due(2, "f")]
        )

        XCTAssertEqual(board.list.shown, [["b", "f", "a"], ["c"], ["e", "d"]])
        XCTAssertEqual(board.list.errors, [])
    }

    func testWithoutAConnectionTheListsShowWhatIsHere() {
        let board = Board(there: [.due(1, "there")], here: [.due(1, "here")], isConnected: false)

        XCTAssertEqual(board.list.shown, [["here"], [], []])
        XCTAssertEqual(board.server.reads, 0)
    }

    func testAProjectThatMovesChangesBothLists() throws {
        let project = Project.due(1, "a")
        let board = Board(here: [project, .due(2, "b")])
        let bag = DisposeBag()

        board.useCase.update(project, to: .done).subscribe().disposed(by: bag)

        XCTAssertEqual(board.list.shown, [["b"], [], ["a"]])
    }

    // MARK: One subscription for three lists

    func testTheProjectsAreBoundOnceAndSynchronizedOnce() {
        let useCase = CountingUseCase()
        let screen = ListScreen(ProjectListViewModel(useCase: useCase))
        useCase.projects.onNext([.due(1, "a"), .due(1, "b", .doing), .due(1, "c", .done)])

        XCTAssertEqual(useCase.bindings, 1)
        XCTAssertEqual(useCase.subscriptions, 1)
        XCTAssertEqual(useCase.synchronizations, 1)
        XCTAssertEqual(screen.shown, [["a"], ["b"], ["c"]])
    }

    func testTheServerIsReadOnce() {
        XCTAssertEqual(Board(there: [.due(1, "a")]).server.reads, 1)
    }

    // MARK: Failures

    func testAFailureOfTheServerIsShownAndTheListsGoOn() {
        let board = Board(here: [.due(1, "here")], isConnected: false)
        board.connection.isConnected = true
        board.server.isHolding = true
        board.server.error = TestError.serverDown
        let screen = ListScreen(ProjectListViewModel(useCase: board.useCase))

        board.server.answer()
        XCTAssertEqual(screen.errors, [.serverDown])
        XCTAssertEqual(screen.shown, [["here"], [], []])

        board.connection.isConnected = false
        let bag = DisposeBag()
        board.useCase.append(.due(2, "new")).subscribe().disposed(by: bag)
        XCTAssertEqual(screen.shown, [["new", "here"], [], []])
    }

    func testAStreamThatFailsIsShownAndLeavesTheLists() {
        let useCase = CountingUseCase()
        let screen = ListScreen(ProjectListViewModel(useCase: useCase))
        useCase.projects.onNext([.due(1, "a")])

        useCase.projects.onError(TestError.diskFull)

        XCTAssertEqual(screen.errors, [.diskFull], "Once, though three lists come from it")
        XCTAssertEqual(screen.shown, [["a"], [], []])
    }

    // MARK: Threads and release

    func testProjectsThatComeOffTheMainThreadArriveOnIt() {
        let useCase = CountingUseCase()
        let viewModel = ProjectListViewModel(useCase: useCase)
        let output = viewModel.transform(input: ProjectListViewModel.Input())
        let arrived = expectation(description: "a list")
        var isOnMain = false
        let subscription = output.todoProjects.drive(onNext: { _ in
            isOnMain = Thread.isMainThread
            arrived.fulfill()
        })

        nonisolated(unsafe) let projects = useCase.projects
        DispatchQueue.global().async { projects.onNext([.due(1, "a")]) }
        wait(for: [arrived], timeout: 5)
        subscription.dispose()

        XCTAssertTrue(isOnMain)
    }

    func testTheViewModelIsReleasedAndItsUseCaseToo() {
        weak var viewModel: ProjectListViewModel?
        weak var useCase: CountingUseCase?
        let output: ProjectListViewModel.Output
        do {
            let released = CountingUseCase()
            useCase = released
            let screen = ListScreen(ProjectListViewModel(useCase: released))
            viewModel = screen.viewModel
            output = screen.viewModel.transform(input: ProjectListViewModel.Input())
        }

        XCTAssertNil(viewModel)
        XCTAssertNil(useCase)
        withExtendedLifetime(output) {}
    }
}

/// Counts who asks for what.
private final class CountingUseCase: ProjectUseCaseProtocol {
    let projects = PublishSubject<[Project]>()
    private(set) var bindings = 0
    private(set) var subscriptions = 0
    private(set) var synchronizations = 0

    func bindProjects() -> Observable<[Project]> {
        bindings += 1
        return projects.do(onSubscribe: { [weak self] in self?.subscriptions += 1 })
    }

    func synchronize() -> Completable {
        .deferred { [weak self] in
            self?.synchronizations += 1
            return .empty()
        }
    }

    func append(_ project: Project) -> Completable { .empty() }

    func update(_ project: Project, to state: ProjectState?) -> Completable { .empty() }
}
