import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// A failure that comes while `transform` runs is told to flows, and to the view that can listen only then: of work that an input
/// which speaks at once asks for, and of a request that is answered at once.
final class ShoalTests: XCTestCase {
    private struct Aground: Error {}

    private final class Chart: ShoalChart {
        func depth() throws -> Int { throw Aground() }
        func tide() throws -> Int { throw Aground() }
    }

    @MainActor func testFailuresAtOnceAreToldToAll() async {
        let session = URLSessionStub()
        session.fails(with: Aground())
        let viewModel = ShoalViewModel(chart: Chart(), urlSession: session)

        let output = viewModel.transform(input: .init(look: only(()), wait: only(()), place: only("reef")))
        let (alert, hint, alarm) = (Recorder(output.alert), Recorder(output.hint), Recorder(output.alarm))

        XCTAssertEqual(alert.values, ["Aground()", "Aground()"])
        XCTAssertEqual(hint.values, ["late: Aground()"])
        XCTAssertEqual(alarm.values, ["calm: Aground()"])
        XCTAssertEqual(Recorder(output.failures).values, [2])
        XCTAssertEqual(Recorder(output.hints).values, [1])
        XCTAssertEqual(Recorder(output.alarms).values, [1])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testLaterFailuresAreToldToAllAndOnce() async {
        let session = URLSessionStub()
        session.fails(with: Aground())
        let viewModel = ShoalViewModel(chart: Chart(), urlSession: session)
        let look = Source<Void>()

        let output = viewModel.transform(
            input: .init(look: look.stream, wait: Source<Void>().stream, place: Source<String>().stream)
        )
        let alert = Recorder(output.alert)
        look.send()
        let again = Recorder(output.alert)

        XCTAssertEqual(alert.values, ["Aground()"])
        XCTAssertEqual(again.values, [])
        XCTAssertEqual(Recorder(output.failures).values, [1])
        withExtendedLifetime(viewModel) {}
    }
}
