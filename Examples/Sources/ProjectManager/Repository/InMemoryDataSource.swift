import Foundation
import RxSwift

/// The projects that are kept here, as long as the program runs. Safe on any thread.
final class InMemoryDataSource: DataSourceProtocol {
    private let lock = NSLock()
    private var projects: [UUID: Project]

    /// Starts with `projects`.
    init(_ projects: [Project] = []) {
        self.projects = Dictionary(projects.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }

    func fetch() -> Single<[Project]> {
        .deferred { .just(self.lock.withLock { Array(self.projects.values) }) }
    }

    func append(_ project: Project) -> Completable {
        write(project)
    }

    func update(_ project: Project) -> Completable {
        write(project)
    }

    private func write(_ project: Project) -> Completable {
        .deferred {
            self.lock.withLock { self.projects[project.id] = project }
            return .empty()
        }
    }
}
