import RxRelay
import RxSwift

/// Where the projects are: the ones at hand, and how to change them.
protocol ProjectRepositoryProtocol {
    /// The projects, now and after every change.
    var projects: Observable<[Project]> { get }

    /// The projects as they are now.
    var currentProjects: [Project] { get }

    /// Brings both data sources together. Completes once they are written and read again.
    func synchronize() -> Completable

    /// Adds `project`. Completes once it is written and read again.
    func append(_ project: Project) -> Completable

    /// Writes `project` in place of the one with its id. Completes once it is written and read again.
    func update(_ project: Project) -> Completable
}

/// Writes to the remote data source and to the local one, to the latter alone while there is no connection, and shows what
/// the local one holds.
///
/// Nothing is done before somebody subscribes, and nothing here keeps the repository alive.
final class ProjectRepository: ProjectRepositoryProtocol {
    private let remoteDataSource: DataSourceProtocol
    private let localDataSource: DataSourceProtocol
    private let networkConnection: NetworkConnection
    private let relay = BehaviorRelay<[Project]>(value: [])

    /// Makes a repository over two data sources, of which the remote one is asked only while there is a connection.
    init(
        remoteDataSource: DataSourceProtocol,
        localDataSource: DataSourceProtocol,
        networkConnection: NetworkConnection
    ) {
        self.remoteDataSource = remoteDataSource
        self.localDataSource = localDataSource
        self.networkConnection = networkConnection
    }

    var projects: Observable<[Project]> { relay.asObservable() }

    var currentProjects: [Project] { relay.value }

    func synchronize() -> Completable {
        refetchingAfter { remote, local in
            guard let remote else { return .empty() }
            return Single.zip(remote.fetch(), local.fetch())
                .flatMapCompletable { there, here in
                    let idsThere = Set(there.map(\.id))
                    let idsHere = Set(here.map(\.id))
                    return .zip(
                        there.filter { !idsHere.contains($0.id) }.map(local.append)
                            + here.filter { !idsThere.contains($0.id) }.map(remote.append)
                            + here.filter { idsThere.contains($0.id) && !there.contains($0) }.map(remote.update)
                    )
                }
        }
    }

    func append(_ project: Project) -> Completable {
        refetchingAfter { remote, local in
            guard let remote else { return local.append(project) }
            return .zip(remote.append(project), local.append(project))
        }
    }

    func update(_ project: Project) -> Completable {
        refetchingAfter { remote, local in
            guard let remote else { return local.update(project) }
            return .zip(remote.update(project), local.update(project))
        }
    }

    /// `work` on the data sources that can be reached, the remote one only where it can; and then, also after a failure,
    /// what the local one holds by now.
    private func refetchingAfter(
        _ work: @escaping (_ remote: DataSourceProtocol?, _ local: DataSourceProtocol) -> Completable
    ) -> Completable {
        let refetch = localDataSource.fetch()
            .do(onSuccess: { [relay] in relay.accept($0) })
            .asCompletable()
        let attempt = Completable.deferred { [remoteDataSource, localDataSource, networkConnection] in
            work(networkConnection.isConnected ? remoteDataSource : nil, localDataSource)
        }
        let attemptOrRefetch = attempt.catch { error in refetch.andThen(.error(error)) }
        return attemptOrRefetch.andThen(refetch)
    }
}
