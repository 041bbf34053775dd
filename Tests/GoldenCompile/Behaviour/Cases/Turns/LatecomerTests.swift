import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What is kept on the way of a stream is kept once: a view that binds its outputs later than others hears what these hear.
final class LatecomerTests: XCTestCase {
    private final class Log: LatecomerLog {
        private(set) var notes: [String] = []

        func note(_ text: String) { notes.append(text) }
    }

    private let log = Log()
    private let id = Source<String>()
    private let tap = Source<Void>()
    private let again = Source<Void>()
    private let row = Source<Int>()
    private let a = Source<Int>()
    private let b = Source<Int>()

    private var input: LatecomerViewModel.Input {
        .init(
            id: id.stream,
            tap: tap.stream,
            again: again.stream,
            row: row.stream,
            a: a.stream,
            b: b.stream
        )
    }

    @MainActor func testWhatIsTakenAlongIsThereForALaterListener() async {
        let viewModel = LatecomerViewModel(log: log)
        let output = viewModel.transform(input: input)
        id.send("x")
        let (login, user) = (Recorder(output.login), Recorder(output.user))

        tap.send(())

        XCTAssertEqual(log.notes, ["x"])
        XCTAssertEqual(login.values, ["x!"])
        XCTAssertEqual(user.values, ["x"])
    }

    @MainActor func testWhatIsSkippedIsSkippedOnce() async {
        let viewModel = LatecomerViewModel(log: log)
        let output = viewModel.transform(input: input)
        row.send(1)
        again.send(())
        let (twice, repeated) = (Recorder(output.twice), Recorder(output.repeated))

        row.send(2)
        again.send(())

        XCTAssertEqual(log.notes, ["4", "again"])
        XCTAssertEqual(twice.values, [4])
        XCTAssertEqual(repeated.values.count, 1)
    }

    @MainActor func testPairsStayPairs() async {
        let viewModel = LatecomerViewModel(log: log)
        let output = viewModel.transform(input: input)
        a.send(1)
        let pair = Recorder(output.pair)

        a.send(2)
        b.send(3)
        b.send(4)

        XCTAssertEqual(pair.values, ["1/3", "2/4"])
        XCTAssertEqual(log.notes.filter { $0.contains("/") }, ["1/3", "2/4"])
    }
}
