import Foundation
import RxSwift
import XCTest

@testable import ProjectManager

/// A server's callbacks as streams.
final class RemoteDataSourceTests: XCTestCase {
    private let server = ServerStub()
    private let bag = DisposeBag()
    private var events: [String] = []

    private func run(_ work: Completable) {
        work
            .subscribe(
                onCompleted: { [weak self] in self?.events.append("completed") },
                onError: { [weak self] in self?.events.append("\($0)") }
            )
            .disposed(by: bag)
    }

    func testAWriteCompletesWhenTheServerHasWritten() {
        server.isHolding = true
        let source = RemoteDataSource(server: server)

        run(source.append(.due(1, "a")))
        run(source.update(.due(2, "b")))
        XCTAssertEqual(events, [])

        server.answer()
        XCTAssertEqual(events, ["completed", "completed"])
        XCTAssertEqual(server.projects.count, 2)
    }

    func testFailuresOfTheServerAreHandedOn() {
        server.error = TestError.serverDown
        let source = RemoteDataSource(server: server)

        run(source.append(.due(1, "a")))
        run(source.fetch().asCompletable())

        XCTAssertEqual(events, ["serverDown", "serverDown"])
    }

    func testNothingIsWrittenOrReadBeforeSomebodySubscribes() {
        let source = RemoteDataSource(server: server)

        _ = source.append(.due(1, "a"))
        _ = source.fetch()

        XCTAssertEqual(server.projects, [:])
        XCTAssertEqual(server.reads, 0)
    }
}
