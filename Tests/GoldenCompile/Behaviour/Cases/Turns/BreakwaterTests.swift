import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Failures of which several events of the output are made: each is said, also where work fails while somebody begins to listen, and
/// none of them again to who listens later.
final class BreakwaterTests: XCTestCase {
    private struct Flood: Error {}

    private final class Gauge: BreakwaterGauge {
        func level(of buoy: Int) -> Work<Int> { buoy > 1 ? answered(buoy) : failed(Flood()) }
    }

    private let gauge = Gauge()

    @MainActor func testAFailureAtOnceIsSaidInAllItsEvents() async {
        let viewModel = BreakwaterViewModel(gauge: gauge)
        let spare = Source<Int>().stream

        let output = Recorder(viewModel.transform(input: .init(buoy: only(1), spare: spare)))

        XCTAssertEqual(output.values.map { "\($0)".prefix(6) }, ["loadin", "failed"])
    }

    @MainActor func testALaterFailureIsSaidOnce() async {
        let viewModel = BreakwaterViewModel(gauge: gauge)
        let buoy = Source<Int>()
        let events = viewModel.transform(input: .init(buoy: buoy.stream, spare: Source<Int>().stream))
        let output = Recorder(events)

        buoy.send(1)
        let again = Recorder(events)
        buoy.send(2)

        XCTAssertEqual(output.values.map { "\($0)".prefix(6) }, ["loadin", "failed", "level("])
        XCTAssertEqual(again.values.map { "\($0)".prefix(6) }, ["level("])
    }
}
