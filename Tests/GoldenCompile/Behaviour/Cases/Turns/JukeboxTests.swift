import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What a call changes, nobody knows: who asks for it in a line below hears of a tap behind the call, every time.
final class JukeboxTests: XCTestCase {
    private final class Player: JukeboxPlayer {
        private(set) var isPlaying = false
        private(set) var count = 0

        func toggle() {
            isPlaying.toggle()
            count += 1
        }
    }

    /// The listeners of one of Combine's subjects hear of a value in another order each time.
    @MainActor func testWhoAsksComesBehindWhoTells() async {
        for _ in 1...100 {
            let (tap, pick, search) = (Source<Void>(), Source<Int>(), Source<String>())
            let viewModel = JukeboxViewModel(player: Player())
            let output = viewModel.transform(input: .init(tap: tap.stream, pick: pick.stream, search: search.stream))
            let (title, total, picked) = (Recorder(output.title), Recorder(output.total), Recorder(output.picked))
            let (before, found) = (Recorder(output.before), Recorder(output.found))
            tap.send(())
            pick.send(4)
            XCTAssertEqual(title.values, ["on"])
            XCTAssertEqual(total.values, [0, 1])
            XCTAssertEqual(picked.values, [4])
            search.send("a")
            search.send("b")
            XCTAssertEqual(before.values, ["a 0", "b 1"])
            XCTAssertEqual(found.values, ["a 1", "b 2"])
        }
    }
}
