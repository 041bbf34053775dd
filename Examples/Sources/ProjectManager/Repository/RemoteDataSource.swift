import RxSwift

/// A server that answers by calling back, as those of document databases do.
protocol ProjectServer: AnyObject {
    /// Reads all projects.
    func readProjects(completion: @escaping (Result<[Project], Error>) -> Void)

    /// Writes `project`, which may be new. Calls back with what went wrong, or with nil once it is written.
    func write(_ project: Project, completion: @escaping (Error?) -> Void)
}

/// The projects on a server.
final class RemoteDataSource: DataSourceProtocol {
    private let server: ProjectServer

    /// Reads from and writes to `server`.
    init(server: ProjectServer) {
        self.server = server
    }

    func fetch() -> Single<[Project]> {
        .create { [server] single in
            server.readProjects { single($0) }
            return Disposables.create()
        }
    }

    func append(_ project: Project) -> Completable {
        write(project)
    }

    func update(_ project: Project) -> Completable {
        write(project)
    }

    private func write(_ project: Project) -> Completable {
        .create { [server] completable in
            server.write(project) { error in
                completable(error.map { .error($0) } ?? .completed)
            }
            return Disposables.create()
        }
    }
}
