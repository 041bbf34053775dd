import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What a view says at once, when `transform` subscribes to it: every flow that follows from it hears it.
final class ArrivalTests: XCTestCase {
    private final class Board: ArrivalBoard, LandingBoard {
        private(set) var asked: [Int] = []
        let answer = Answer<[Int]>()

        func load(page: Int) -> Work<[Int]> {
            asked.append(page)
            return answer.stream
        }

        func load(place: Int) -> Work<[Int]> { load(page: place) }
    }

    private let board = Board()

    @MainActor func testFlowsOfAStreamWithANameHearIt() async {
        let refresh = Source<Void>()
        let viewModel = ArrivalViewModel(board: board)
        let output = viewModel.transform(input: .init(appear: ValueSource(()).stream, refresh: refresh.stream))
        let rows = Recorder(output.rows)
        XCTAssertEqual(board.asked, [1])

        board.answer.send([3])
        XCTAssertEqual(rows.values, [[], [3]])

        refresh.send()
        XCTAssertEqual(board.asked, [1, 1])
    }

    @MainActor func testWhatIsMadeOfAnEventHearsIt() async {
        let events = ValueSource(LandingViewModel.Input.appear)
        let viewModel = LandingViewModel(board: board)
        let output = viewModel.transform(input: events.stream)
        let (rows, count) = (Recorder(output.rows), Recorder(output.count))
        XCTAssertEqual(board.asked, [7])

        board.answer.send([3, 4])
        XCTAssertEqual(rows.values, [[], [3, 4]])
        XCTAssertEqual(count.values, [0, 2])

        events.send(.pick(2))
        events.send(.appear)
        XCTAssertEqual(board.asked, [7, 2])
    }
}
