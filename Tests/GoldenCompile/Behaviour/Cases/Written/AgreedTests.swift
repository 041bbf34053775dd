import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What is alike under both runtimes.
final class AgreedTests: XCTestCase {
    private final class Log: AgreedLog {
        func note(_ text: String) {}
    }

    private final class Feed: AgreedFeed {
        let source = Source<Int>()
        private(set) var asked = 0

        var changes: Stream<Int> {
            asked += 1
            return source.stream
        }
    }

    @MainActor func testADependencyIsAskedOnceForAllWhoListen() async {
        let feed = Feed()
        let viewModel = AgreedViewModel(log: Log(), feed: feed)

        let output = viewModel.transform(input: .init(name: Source<String>().stream, raise: Source<Int>().stream))
        let listeners = [Recorder(output.change), Recorder(output.change)]
        feed.source.send(7)

        XCTAssertEqual(listeners.map(\.values), [["7"], ["7"]])
        XCTAssertEqual(feed.asked, 1)
    }

    @MainActor func testWhatTheStartSaysIsHeardBesideTheFlowsThatReadIt() async {
        let viewModel = AgreedViewModel(log: Log(), feed: Feed())

        let output = viewModel.transform(input: .init(name: Source<String>().stream, raise: Source<Int>().stream))
        let began = Recorder(output.began.map { _ in 1 })

        XCTAssertEqual(began.values, [1])
    }
}
