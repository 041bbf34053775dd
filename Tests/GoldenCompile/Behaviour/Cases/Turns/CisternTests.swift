import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What came of an input that has ended is neither done nor said again for who comes then, also where all who heard of it have left.
final class CisternTests: XCTestCase {
    private final class Pump: CisternPump {
        private(set) var asked: [String] = []

        func fill() { asked.append("fill") }

        func note() { asked.append("note") }
    }

    private final class Gauge: CisternGauge {
        private(set) var count = 0

        func look() { count += 1 }
    }

    private let pump = Pump()
    private let gauge = Gauge()

    @MainActor func testWhatHasEndedIsNotDoneAgain() async {
        let viewModel = CisternViewModel(pump: pump, gauge: gauge)
        let output = viewModel.transform(input: .init(load: only(()), open: only(()), level: only(1)))
        let saved = Recorder(output.saved)
        let (isFull, again) = (Recorder(output.isFull), Recorder(output.isFull))
        let (opened, count) = (Recorder(output.opened), Recorder(output.count))
        let (looked, hint) = (Recorder(output.looked), Recorder(output.hint))

        XCTAssertEqual(pump.asked, ["note", "fill"])
        XCTAssertEqual([saved.values.count, opened.values.count], [1, 0])
        XCTAssertEqual([isFull.values, again.values], [[true], replaysWork ? [true] : []])
        XCTAssertEqual(count.values, [1])
        XCTAssertEqual([looked.values.count, hint.values.count, gauge.count], [0, 0, 2])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testWhatStaysOpenIsDoneOnce() async {
        let (load, open, level) = (Source<Void>(), Source<Void>(), Source<Int>())
        let viewModel = CisternViewModel(pump: pump, gauge: gauge)
        let output = viewModel.transform(
            input: .init(load: load.stream, open: open.stream, level: level.stream)
        )
        let (saved, isFull) = (Recorder(output.saved), Recorder(output.isFull))
        let (opened, count) = (Recorder(output.opened), Recorder(output.count))
        let (looked, hint) = (Recorder(output.looked), Recorder(output.hint))
        load.send()
        open.send()
        level.send(1)

        XCTAssertEqual(pump.asked, ["fill", "note"])
        XCTAssertEqual([saved.values.count, opened.values.count], [1, 1])
        XCTAssertEqual(isFull.values, [true])
        XCTAssertEqual(count.values.last, 1)
        XCTAssertEqual([looked.values.count, hint.values.count, gauge.count], [1, 1, 2])
        withExtendedLifetime(viewModel) {}
    }
}
