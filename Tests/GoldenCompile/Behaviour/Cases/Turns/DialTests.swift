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
        let (measured, reset) = (Source<Int>(), Source<Void>())
        let viewModel = MeterViewModel(log: NoLog())
        let output = viewModel.transform(input: .init(measured: measured.stream, reset: reset.stream))
        let before = Recorder(output.sum)
        let answering = Recorder(output.large) { _ in reset.send() }
        let after = Recorder(output.sum)

        measured.send(4)
        measured.send(40)

        XCTAssertEqual(before.values.last, 0)
        XCTAssertEqual(after.values.last, 0)
        XCTAssertEqual(before.values, after.values)
        withExtendedLifetime(answering) {}
    }

    private struct NoLog: MeterLog {
        func note(_ value: Int) {}
    }
}
