import RxSwift

@testable import ProjectManager

/// The local data source, with failures and held writes.
final class LocalStub: DataSourceProtocol {
    /// What its writes fail with, while there is one.
    var error: Error?
    /// Whether writes wait for ``write()``.
    var isHolding = false
    private let memory: InMemoryDataSource
    private var held: [() -> Void] = []
    private let disposeBag = DisposeBag()

    /// Starts with `projects`.
    init(_ projects: [Project] = []) {
        memory = InMemoryDataSource(projects)
    }

    /// What it has, by title.
    var titles: [String] {
        var titles: [String] = []
        memory.fetch().subscribe(onSuccess: { titles = $0.map(\.title).sorted() }).disposed(by: disposeBag)
        return titles
    }

    /// Does the writes that were held, in order.
    func write() {
        let due = held
        held = []
        due.forEach { $0() }
    }

    func fetch() -> Single<[Project]> { memory.fetch() }

    func append(_ project: Project) -> Completable { handle(memory.append(project)) }

    func update(_ project: Project) -> Completable { handle(memory.update(project)) }

    private func handle(_ write: Completable) -> Completable {
        .deferred {
            if let error = self.error { return .error(error) }
            guard self.isHolding else { return write }
            return .create { completable in
                let subscription = SingleAssignmentDisposable()
                self.held.append { subscription.setDisposable(write.subscribe(completable)) }
                return subscription
            }
        }
    }
}
