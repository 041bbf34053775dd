import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What is done on the way of a stream with a name is done once where what it comes from ends at once, as where it stays open.
final class WellTests: XCTestCase {
    private final class Pump: WellPump {
        private(set) var asked: [String] = []

        func fill() -> Work<String> {
            asked.append("fill")
            return answered("spring")
        }

        func pour(_ name: String) -> Work<[Int]> {
            asked.append("pour \(name)")
            return answered([1, 2])
        }

        func note() { asked.append("note") }

        func next() -> Int {
            asked.append("next")
            return asked.count
        }

        let drained = Answer<[Int]>()
        func drain() -> Work<[Int]> { drained.stream }
    }

    private let pump = Pump()

    private struct Leak: Error {}

    @MainActor func testWhatEndsAtOnceIsDoneOnce() async {
        let viewModel = WellViewModel(pump: pump)
        let never = Source<Void>().stream
        let output = viewModel.transform(
            input: .init(
                appear: only(()),
                open: only(()),
                draw: only(()),
                mark: never,
                empty: never,
                drain: never,
                skip: Source<Void?>().stream
            )
        )
        let (label, again) = (Recorder(output.label), Recorder(output.label))
        let (poured, isDrawing) = (Recorder(output.poured), Recorder(output.isDrawing))

        XCTAssertEqual(pump.asked, ["fill", "pour spring", "note", "pour opened", "pour drawn"])
        XCTAssertEqual([label.values, again.values], [["spring!"], replaysWork ? ["spring!"] : []])
        XCTAssertEqual(poured.values, [2])
        XCTAssertEqual(isDrawing.values, [false])
        XCTAssertEqual(viewModel.drawn, 1)
    }

    @MainActor func testWhatStaysOpenIsDoneOnce() async {
        let wires = Wires()
        let viewModel = WellViewModel(pump: pump)
        let output = viewModel.transform(input: wires.input)
        let label = Recorder(output.label)
        wires.appear.send()
        wires.open.send()
        wires.draw.send()
        wires.draw.send()

        XCTAssertEqual(pump.asked, ["fill", "pour spring", "note", "pour opened", "pour drawn"])
        XCTAssertEqual(label.values, ["spring!"])
        XCTAssertEqual(viewModel.drawn, 1)
    }

    @MainActor func testWhatACallPutsInTheirPlaceIsAskedForOnce() async {
        let wires = Wires()
        let viewModel = WellViewModel(pump: pump)
        let output = viewModel.transform(input: wires.input)
        let (marked, lastMark) = (Recorder(output.marked), Recorder(output.lastMark))
        wires.mark.send()

        XCTAssertEqual(pump.asked, ["next"])
        XCTAssertEqual([marked.values, lastMark.values], [[1], [0, 1]])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAnOptionalOfNothingCarriesNothing() async {
        let wires = Wires()
        let viewModel = WellViewModel(pump: pump)
        let skipped = Recorder(viewModel.transform(input: wires.input).skipped)
        wires.skip.send(nil)
        wires.skip.send(.some(()))

        XCTAssertEqual(skipped.values, [false])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testFailuresThatAreMergedAreOverForThoseWhoListenLater() async {
        let wires = Wires()
        let viewModel = WellViewModel(pump: pump)
        let output = viewModel.transform(input: wires.input)
        let message = Recorder(output.message)
        wires.empty.send()
        pump.drained.fail(Leak())
        let late = Recorder(output.message)

        XCTAssertEqual([message.values, late.values], [["Leak()"], []])
        withExtendedLifetime(viewModel) {}
    }

    /// What a view sends.
    private struct Wires {
        let appear = Source<Void>()
        let open = Source<Void>()
        let draw = Source<Void>()
        let mark = Source<Void>()
        let empty = Source<Void>()
        let drain = Source<Void>()
        let skip = Source<Void?>()

        var input: WellViewModel.Input {
            WellViewModel.Input(
                appear: appear.stream,
                open: open.stream,
                draw: draw.stream,
                mark: mark.stream,
                empty: empty.stream,
                drain: drain.stream,
                skip: skip.stream
            )
        }
    }
}
