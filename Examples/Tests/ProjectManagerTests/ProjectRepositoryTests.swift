import Foundation
import RxSwift
import XCTest

@testable import ProjectManager

/// Two data sources as one: who is written to, when that is done, and who keeps whom.
final class ProjectRepositoryTests: XCTestCase {
    private let server = ServerStub()
    private let local = LocalStub()
    private let connection = SwitchedConnection()
    private let bag = DisposeBag()
    private var events: [String] = []

    private func makeRepository() -> ProjectRepository {
        ProjectRepository(
            remoteDataSource: RemoteDataSource(server: server),
            localDataSource: local,
            networkConnection: connection
        )
    }

    /// Subscribes to `work` and notes how it ends.
    private func run(_ work: Completable) {
        work
            .subscribe(
                onCompleted: { [weak self] in self?.events.append("completed") },
                onError: { [weak self] in self?.events.append("\($0)") }
            )
            .disposed(by: bag)
    }

    // MARK: Who is written to

    func testWithAConnectionBothAreWrittenTo() {
        let repository = makeRepository()

        run(repository.append(.due(1, "a")))

        XCTAssertEqual(server.projects.values.map(\.title), ["a"])
        XCTAssertEqual(local.titles, ["a"])
        XCTAssertEqual(repository.currentProjects.map(\.title), ["a"])
        XCTAssertEqual(events, ["completed"])
    }

    func testWithoutOneTheLocalOneAlone() {
        connection.isConnected = false
        let repository = makeRepository()

        run(repository.append(.due(1, "a")))

        XCTAssertEqual(server.projects, [:])
        XCTAssertEqual(repository.currentProjects.map(\.title), ["a"])
    }

    func testTheConnectionIsAskedForWhenTheWriteBegins() {
        let write = makeRepository().append(.due(1, "a"))
        connection.isConnected = false

        XCTAssertEqual(local.titles, [], "Nothing is written before somebody subscribes")
        run(write)

        XCTAssertEqual(server.projects, [:])
        XCTAssertEqual(local.titles, ["a"])
    }

    // MARK: When it is done

    func testItCompletesOnceBothAreWritten() {
        server.isHolding = true
        local.isHolding = true
        let repository = makeRepository()

        run(repository.append(.due(1, "a")))
        server.answer()
        XCTAssertEqual(events, [])
        XCTAssertEqual(repository.currentProjects, [])

        local.write()
        XCTAssertEqual(events, ["completed"])
        XCTAssertEqual(repository.currentProjects.map(\.title), ["a"])
    }

    func testAFailureOfTheServerIsHandedOnAndWhatIsHereIsShown() {
        server.isHolding = true
        server.error = TestError.serverDown
        let repository = makeRepository()

        run(repository.append(.due(1, "a")))
        server.answer()

        XCTAssertEqual(events, ["serverDown"])
        XCTAssertEqual(repository.currentProjects.map(\.title), ["a"])
    }

    func testAFailureHereIsHandedOn() {
        local.error = TestError.diskFull
        let repository = makeRepository()

        run(repository.append(.due(1, "a")))

        XCTAssertEqual(events, ["diskFull"])
        XCTAssertEqual(repository.currentProjects, [])
    }

    // MARK: Both together

    func testSynchronizingFillsInOnEachSideAndTheEditsMadeHereStay() throws {
        let common = Project.due(1, "old")
        run(makeRepository().append(common))
        connection.isConnected = false
        let repository = makeRepository()
        run(repository.append(.due(2, "here")))
        var edited = common
        edited.title = "edited"
        run(repository.update(edited))
        server.write(.due(3, "there")) { _ in }

        connection.isConnected = true
        run(repository.synchronize())

        XCTAssertEqual(repository.currentProjects.map(\.title).sorted(), ["edited", "here", "there"])
        XCTAssertEqual(server.projects.values.map(\.title).sorted(), ["edited", "here", "there"])
        XCTAssertEqual(events.last, "completed")
    }

    // MARK: Release

    func testTheRepositoryIsReleasedAlsoInTheMiddleOfAWrite() {
        server.isHolding = true
        weak var released: ProjectRepository?
        do {
            let repository = makeRepository()
            released = repository
            run(repository.append(.due(1, "a")))
            run(repository.synchronize())
        }

        XCTAssertNil(released)
        server.answer()
        server.answer()
        XCTAssertEqual(events, ["completed", "completed"], "What had begun is finished")
        XCTAssertEqual(server.projects.values.map(\.title), ["a"])
    }
}
