import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Values that wait until the work before them has ended.
final class WaitingTests: XCTestCase {
    private final class Service: WaitingService {
        let answer = Answer<Int>()
        private(set) var saved: [Int] = []
        private(set) var stored: [Int] = []

        func changes() -> Stream<Int> { Source<Int>().stream }

        func save(_ id: Int, at level: Int) -> Work<Int> {
            saved.append(id)
            return answer.stream
        }

        func store(_ id: Int, at level: Int) -> Work<Int> {
            stored.append(id)
            return answer.stream
        }

        func open(_ text: String) {}
    }

    private func wired(_ viewModel: WaitingViewModel, to tap: Source<Int>, _ keep: Source<Int>)
        -> WaitingViewModel.Output
    {
        viewModel.transform(input: .init(tap: tap.stream, keep: keep.stream, stop: Source<Void>().stream))
    }

    @MainActor func testWhatWaitsDoesNotHoldTheViewModel() async {
        let (service, tap, keep) = (Service(), Source<Int>(), Source<Int>())
        var viewModel: WaitingViewModel? = WaitingViewModel(service: service)
        weak var released: WaitingViewModel?
        released = viewModel
        var listeners: [Recorder<Int>] = []
        if let output = viewModel.map({ wired($0, to: tap, keep) }) {
            listeners = [Recorder(output.saved), Recorder(output.kept)]
        }

        for id in [1, 2] { tap.send(id) }
        for id in [3, 4] { keep.send(id) }
        XCTAssertEqual(service.saved.first, 1)
        XCTAssertEqual(service.stored.first, 3)

        viewModel = nil
        XCTAssertNil(released)

        service.answer.finish()
        await settle()
        XCTAssertEqual(listeners.map(\.values), [[], []])
    }
}
