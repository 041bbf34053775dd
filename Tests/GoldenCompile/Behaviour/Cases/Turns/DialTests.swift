import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// A change of what is held from within what hears of it: nobody keeps the value before.
final class DialTests: XCTestCase {
    @MainActor func testLogicThatTurnsTheStateBackLeavesNothingStale() async {
        let turn = Source<Int>()
        let viewModel = DialViewModel()
        let output = viewModel.transform(input: .init(turn: turn.stream))
        let (count, double, text) = (Recorder(output.count), Recorder(output.double), Recorder(output.text))

        turn.send(2)
        turn.send(5)

        XCTAssertEqual(count.values.last, 0)
        XCTAssertEqual(double.values.last, 0)
        XCTAssertEqual(text.values.last, "0")

        turn.send(3)

        XCTAssertEqual(count.values.last, 3)
        XCTAssertEqual(double.values.last, 6)
        XCTAssertEqual(text.values.last, "3")
    }

    @MainActor func testAViewThatAnswersAtOnceLeavesNothingStale() async {
        let turn = Source<Int>()
        let viewModel = DialViewModel()
        let output = viewModel.transform(input: .init(turn: turn.stream))
        let before = Recorder(output.count)
        let answering = Recorder(output.count) { if $0 == 2 { turn.send(1) } }
        let (after, double) = (Recorder(output.count), Recorder(output.double))

        turn.send(2)

        XCTAssertEqual(before.values, [0, 2, 1])
        XCTAssertEqual(after.values, [0, 2, 1])
        XCTAssertEqual(double.values.last, 2)
        withExtendedLifetime(answering) {}
    }
}
