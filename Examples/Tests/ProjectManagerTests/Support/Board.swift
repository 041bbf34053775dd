import Foundation
import RxCocoa
import RxRelay
import RxSwift

@testable import ProjectManager

/// The app without its views: data sources, repository and use case, and a list that somebody looks at.
final class Board {
    let server: ServerStub
    let local: LocalStub
    let connection: SwitchedConnection
    let repository: ProjectRepository
    let useCase: ProjectUseCase
    let list: ListScreen

    /// Wires everything up, over what the server and the local data source have at first.
    init(there: [Project] = [], here: [Project] = [], isConnected: Bool = true) {
        server = ServerStub(there)
        local = LocalStub(here)
        connection = SwitchedConnection(isConnected: isConnected)
        repository = ProjectRepository(
            remoteDataSource: RemoteDataSource(server: server),
            localDataSource: local,
            networkConnection: connection
        )
        useCase = ProjectUseCase(repository: repository)
        list = ListScreen(ProjectListViewModel(useCase: useCase))
    }
}

/// What the list's view controller does, without a view.
final class ListScreen {
    let viewModel: ProjectListViewModel
    /// The lists.
    private let lists = ["todoProjects", "doingProjects", "doneProjects"].map { Recording<[Project]>($0) }
    /// The errors that were shown.
    let error = Recording<Error>("error")

    /// Wires `viewModel` and subscribes to all that comes out.
    init(_ viewModel: ProjectListViewModel) {
        self.viewModel = viewModel
        let output = viewModel.transform(input: ProjectListViewModel.Input())
        for (list, projects) in zip(lists, [output.todoProjects, output.doingProjects, output.doneProjects]) {
            list.record(projects)
        }
        error.record(output.error)
    }

    /// The titles of the lists as they are shown now: to do, being done, done.
    var shown: [[String]?] { lists.map { $0.last?.map(\.title) } }
}

/// What the view controller of the edit form does, without a view: what was typed goes to the view model before it hears of
/// the end.
final class EditScreen {
    let viewModel: EditProjectDetailViewModel
    /// Whether the form may close.
    let isUpdated = Recording<Bool>("isUpdated", isState: true)
    /// The errors that were shown.
    let error = Recording<Error>("error")
    private let didTapDoneButton = PublishRelay<Bool>()

    /// The form of `project`, opened from the list of `board`.
    init(_ board: Board, _ project: Project) {
        viewModel = board.list.viewModel.createEditDetailViewModel(with: project)
        let output = viewModel.transform(
            input: EditProjectDetailViewModel.Input(didTapDoneButton: didTapDoneButton.asObservable())
        )
        isUpdated.record(output.isUpdated)
        error.record(output.error)
    }

    /// The user taps Edit, types and taps Done.
    func edit(_ change: (inout Project) -> Void) {
        didTapDoneButton.accept(true)
        change(&viewModel.currentProject)
        didTapDoneButton.accept(false)
    }
}

/// What goes wrong in tests.
enum TestError: Error {
    case serverDown, diskFull
}

extension Project {
    /// A project that is due `day` days after the beginning of time.
    static func due(_ day: Double, _ title: String, _ state: ProjectState = .todo) -> Project {
        Project(state: state, title: title, body: "", date: Date(timeIntervalSince1970: day * 86_400))
    }
}
