import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// A callback changes the state where it is called; what flows make of that they do on the main thread.
final class BeachcomberTests: XCTestCase {
    private final class Log: ShellLog {
        private(set) var notes: [String] = []
        private(set) var strays: [String] = []

        func note(_ text: String) {
            notes.append(text)
            if !MainQueue.isCurrent { strays.append(text) }
        }
    }

    private let log = Log()
    private let drop = Source<Int>()

    @MainActor func testWhatIsFoundElsewhereIsNotedOnTheMainThread() async {
        MainQueue.mark()
        nonisolated(unsafe) let viewModel = BeachcomberViewModel(log: log)
        let output = viewModel.transform(input: .init(drop: drop.stream))
        let (label, found) = (Recorder(output.label), Recorder(output.found))
        let told = expectation(description: "told")

        DispatchQueue.global().async {
            viewModel.didFind("cowrie")
            viewModel.didFind("whelk")
            let wantsMore = viewModel.wantsMore(3)
            DispatchQueue.main.async {
                XCTAssertTrue(wantsMore)
                told.fulfill()
            }
        }
        await fulfillment(of: [told], timeout: 5)

        XCTAssertEqual(log.notes.filter { $0.hasSuffix("found") }, ["1 found", "2 found"])
        XCTAssertEqual(log.notes.filter { ["cowrie", "whelk"].contains($0) }, ["cowrie", "whelk"])
        XCTAssertEqual(log.strays, [])
        XCTAssertEqual(found.values, ["cowrie", "whelk"])
        XCTAssertEqual(label.values.last, "whelk 4")
        XCTAssertEqual(label.strayCount + found.strayCount, 0)
    }

    @MainActor func testOnTheMainThreadItIsDoneAtOnce() async {
        let viewModel = BeachcomberViewModel(log: log)
        _ = viewModel.transform(input: .init(drop: drop.stream))

        viewModel.didFind("cowrie")

        XCTAssertTrue(log.notes.contains("1 found"))
        XCTAssertTrue(log.notes.contains("cowrie"))
    }
}
