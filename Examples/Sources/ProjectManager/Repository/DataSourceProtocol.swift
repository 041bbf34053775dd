import RxSwift

/// Where projects are kept. Nothing is read or written before somebody subscribes, and each subscription does it anew.
protocol DataSourceProtocol {
    /// All projects, in no particular order.
    func fetch() -> Single<[Project]>

    /// Adds `project`. Completes once it is written, and no sooner.
    func append(_ project: Project) -> Completable

    /// Writes `project` in place of the one with its id. Completes once it is written, and no sooner.
    func update(_ project: Project) -> Completable
}
