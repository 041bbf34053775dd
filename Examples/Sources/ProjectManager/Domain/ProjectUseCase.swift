import RxSwift

/// What the screens may do with projects.
protocol ProjectUseCaseProtocol {
    /// All projects, newest first, now and after every change. It does not fail; what changes them may.
    func bindProjects() -> Observable<[Project]>

    /// Brings what is kept here and on the server together.
    func synchronize() -> Completable

    /// Adds `project`. Completes once it is written.
    func append(_ project: Project) -> Completable

    /// Writes `project` in place of the one with its id, and moves it to `state`, if any. Completes once it is written.
    func update(_ project: Project, to state: ProjectState?) -> Completable
}

/// The rules: the order of the lists, and that only what is there can be changed.
final class ProjectUseCase: ProjectUseCaseProtocol {
    /// Why nothing was written.
    enum Failure: Error {
        /// There is no project with that id.
        case unknownProject
    }

    private let repository: ProjectRepositoryProtocol

    /// Works on the projects of `repository`.
    init(repository: ProjectRepositoryProtocol) {
        self.repository = repository
    }

    func bindProjects() -> Observable<[Project]> {
        repository.projects.map { $0.sorted { $0.date > $1.date } }
    }

    func synchronize() -> Completable {
        repository.synchronize()
    }

    func append(_ project: Project) -> Completable {
        repository.append(project)
    }

    func update(_ project: Project, to state: ProjectState?) -> Completable {
        guard repository.currentProjects.contains(where: { $0.id == project.id }) else {
            return .error(Failure.unknownProject)
        }
        var project = project
        project.state = state ?? project.state
        return repository.update(project)
    }
}
