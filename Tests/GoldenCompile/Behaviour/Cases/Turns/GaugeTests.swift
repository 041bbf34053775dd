import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// A local relay that only what views listen to starts from: a view that answers from within what it hears leaves nobody with
/// the value before.
final class GaugeTests: XCTestCase {
    private struct Log: GaugeLog {
        func note(_ value: Int) {}
    }

    @MainActor func testAViewThatAnswersAtOnceLeavesNothingStale() async {
        MainQueue.mark()
        let measured = Source<Int>()
        let viewModel = GaugeViewModel(log: Log())
        let output = viewModel.transform(input: .init(measured: measured.stream))
        let answering = Recorder(output.large) { if $0 == "11" { measured.send(1) } }
        let sum = Recorder(output.sum)

        measured.send(11)

        XCTAssertEqual(sum.values, [0, 11, 12])
        withExtendedLifetime((viewModel, answering)) {}
    }
}
