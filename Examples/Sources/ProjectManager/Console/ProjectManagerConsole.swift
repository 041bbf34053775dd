import Foundation
import RxCocoa
import RxRelay
import RxSwift

/// The board in a terminal: what the view controllers are where there is UIKit.
@MainActor
public final class ProjectManagerConsole {
    private let connection = SwitchedConnection()
    private let viewModel: ProjectListViewModel
    private var lists: [ProjectState: [Project]] = [:]
    private let disposeBag = DisposeBag()
    /// The subscriptions of the form that was opened last.
    private var form = DisposeBag()

    /// Makes a board of which the server has two projects and this machine has none.
    public init() {
        let server = InMemoryServer(
            [
                Project(title: "Write the spec", body: "", date: Date(timeIntervalSinceNow: -86_400)),
                Project(state: .doing, title: "Review the output", body: "", date: Date()),
            ],
            delay: .milliseconds(200)
        )
        let repository = ProjectRepository(
            remoteDataSource: RemoteDataSource(server: server),
            localDataSource: InMemoryDataSource(),
            networkConnection: connection
        )
        viewModel = ProjectListViewModel(useCase: ProjectUseCase(repository: repository))
    }

    /// Prints what there is to know, and shows the board.
    public func start() {
        print(
            """
            "add TITLE", "edit TITLE = NEW TITLE", "todo TITLE", "doing TITLE", "done TITLE", "online", "offline", "quit"
            """
        )
        let output = viewModel.transform(input: ProjectListViewModel.Input())
        show(output.todoProjects, as: .todo)
        show(output.doingProjects, as: .doing)
        show(output.doneProjects, as: .done)
        output.error
            .emit(onNext: { print("Error: \($0)") })
            .disposed(by: disposeBag)
    }

    /// Does what `line` asks for. Returns false where that ends the program.
    public func accepts(_ line: String) -> Bool {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let rest = words.count > 1 ? words[1] : ""
        switch words.first {
        case "quit": return false
        case "online": connection.isConnected = true
        case "offline": connection.isConnected = false
        case "add": add(rest)
        case "edit":
            let titles = rest.components(separatedBy: " = ")
            guard titles.count == 2 else { return complain("edit what?") }
            edit(titles[0]) { $0.title = titles[1] }
        case let word?:
            guard let state = ProjectState(rawValue: word) else { return complain("\"\(word)\" is nothing to do here") }
            edit(rest) { $0.state = state }
        case nil: break
        }
        return true
    }

    private func complain(_ text: String) -> Bool {
        print(text)
        return true
    }

    private func show(_ projects: Driver<[Project]>, as state: ProjectState) {
        projects
            .drive(onNext: { [weak self] projects in self?.show(projects, as: state) })
            .disposed(by: disposeBag)
    }

    private func show(_ projects: [Project], as state: ProjectState) {
        guard lists[state] != projects else { return }
        lists[state] = projects
        print("\(state.title) (\(projects.count)): \(projects.map(\.title).joined(separator: ", "))")
    }

    private func add(_ title: String) {
        form = DisposeBag()
        let viewModel = viewModel.createAddDetailViewModel()
        let didTapDoneButton = PublishRelay<Void>()
        let output = viewModel.transform(
            input: AddProjectDetailViewModel.Input(
                didTapDoneButton: didTapDoneButton.asObservable(),
                projectTitle: .just(title),
                projectBody: .just(""),
                projectDate: .just(Date())
            )
        )
        keep(viewModel, until: output.isAdded, error: output.error)
        didTapDoneButton.accept(())
    }

    private func edit(_ title: String, change: (inout Project) -> Void) {
        guard let project = lists.values.joined().first(where: { $0.title == title }) else {
            return print("there is no \"\(title)\"")
        }
        form = DisposeBag()
        let viewModel = viewModel.createEditDetailViewModel(with: project)
        let didTapDoneButton = PublishRelay<Bool>()
        let output = viewModel.transform(
            input: EditProjectDetailViewModel.Input(didTapDoneButton: didTapDoneButton.asObservable())
        )
        keep(viewModel, until: output.isUpdated, error: output.error)
        didTapDoneButton.accept(true)
        change(&viewModel.currentProject)
        didTapDoneButton.accept(false)
    }

    /// Keeps the view model of a form, as its view controller would, until what it writes is written.
    private func keep(_ viewModel: AnyObject, until isDone: Driver<Bool>, error: Signal<Error>) {
        isDone
            .filter { $0 }
            .drive(onNext: { _ in withExtendedLifetime(viewModel) { print("Written.") } })
            .disposed(by: form)
        error
            .emit(onNext: { print("Error: \($0)") })
            .disposed(by: form)
    }
}
