import Foundation
import RxCocoa
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
    /// The titles of each list, the first to the last time that it was shown.
    private(set) var todo: [[String]] = []
    private(set) var doing: [[String]] = []
    private(set) var done: [[String]] = []
    /// The errors that were shown.
    private(set) var errors: [TestError] = []
    private let bag = DisposeBag()

    /// Wires `viewModel` and subscribes to all that comes out.
    init(_ viewModel: ProjectListViewModel) {
        self.viewModel = viewModel
        let output = viewModel.transform(input: ProjectListViewModel.Input())
        output.todoProjects.drive(onNext: { [weak self] in self?.todo.append($0.map(\.title)) }).disposed(by: bag)
        output.doingProjects.drive(onNext: { [weak self] in self?.doing.append($0.map(\.title)) }).disposed(by: bag)
        output.doneProjects.drive(onNext: { [weak self] in self?.done.append($0.map(\.title)) }).disposed(by: bag)
        output.error
            .emit(onNext: { [weak self] in self?.errors.append($0 as? TestError ?? .unexpected) })
            .disposed(by: bag)
    }

    /// The lists as they are shown now: to do, being done, done.
    var shown: [[String]?] { [todo.last, doing.last, done.last] }
}

/// What goes wrong in tests.
enum TestError: Error {
    case serverDown, diskFull, unexpected
}

extension Project {
    /// A project that is due `day` days after the beginning of time.
    static func due(_ day: Double, _ title: String, _ state: ProjectState = .todo) -> Project {
        Project(state: state, title: title, body: "", date: Date(timeIntervalSince1970: day * 86_400))
    }
}
