import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Work in tasks: what is given up before it began does not begin, and no task keeps the view model, or speaks for one that is
/// gone.
final class SyncTests: XCTestCase {
    /// Keeps what it is asked waiting until it is told to go on.
    @MainActor private final class Service: SyncService {
        private(set) var asked: [String] = []
        private var waiting: [CheckedContinuation<Int, Never>] = []

        func send(_ text: String) async throws -> Int {
            asked.append(text)
            return await withCheckedContinuation { waiting.append($0) }
        }

        func answer() {
            waiting.forEach { $0.resume(returning: 1) }
            waiting = []
        }
    }

    @MainActor func testWhatIsGivenUpBeforeItBeganDoesNotBegin() async {
        let (service, save) = (Service(), Source<String>())
        let viewModel = SyncViewModel(service: service)
        let output = viewModel.transform(input: .init(save: save.stream, tap: Source<Void>().stream))
        let (sent, isBusy) = (Recorder(output.sent), Recorder(output.isBusy))

        save.send("a")
        save.send("b")
        await eventually { service.asked.contains("b") }
        await settle()

        XCTAssertEqual(service.asked.filter { $0 != "tap" }, ["b"])
        service.answer()
        await eventually { !sent.values.isEmpty }
        XCTAssertEqual(sent.values, [1])
        XCTAssertEqual(isBusy.values, [false, true, false])
    }

    @MainActor func testWhatRunsKeepsNoViewModelAndThenSaysNothing() async {
        let (service, save, tap) = (Service(), Source<String>(), Source<Void>())
        var viewModel: SyncViewModel? = SyncViewModel(service: service)
        weak let gone = viewModel
        let output = viewModel!.transform(input: .init(save: save.stream, tap: tap.stream))
        let (sent, count) = (Recorder(output.sent), Recorder(output.count))
        sent.stop()

        tap.send()
        await eventually { service.asked.contains("tap") }
        viewModel = nil
        XCTAssertNil(gone)
        service.answer()
        await settle()

        XCTAssertEqual(count.values, [0])
        XCTAssertTrue(sent.values.isEmpty)
    }

    @MainActor func testWhoComesLateHearsOfNoEventThatIsOver() async {
        let (service, tap) = (Service(), Source<Void>())
        let viewModel = SyncViewModel(service: service)
        let output = viewModel.transform(input: .init(save: Source<String>().stream, tap: tap.stream))
        let first = Recorder(output.dismiss)

        tap.send()
        await eventually { service.asked.contains("close") }
        service.answer()
        await eventually { first.values.count == 1 }
        let second = Recorder(output.dismiss)

        XCTAssertTrue(second.values.isEmpty)
    }
}
