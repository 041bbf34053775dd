import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Outputs that are streams of what is done for them: done when somebody listens, once for all of them, and not again for
/// who wires a view twice.
final class CartTests: XCTestCase {
    private final class Guide: CartGuide, SignpostGuide {
        private(set) var shown: [String] = []
        private(set) var saved: [String] = []
        let answer = Answer<Int>()

        func show(_ text: String) { shown.append(text) }

        func save(_ text: String) -> Work<Int> {
            saved.append(text)
            return answer.stream
        }
    }

    private let guide = Guide()
    private let field = ValueSource("")
    private let open = Source<Void>()
    private let save = Source<Void>()
    private let query = Source<String>()

    private var input: CartViewModel.Input {
        .init(name: field.stream, open: open.stream, save: save.stream, query: query.stream)
    }

    @MainActor func testNobodyNavigatesWhereNobodyListens() async {
        let viewModel = CartViewModel(guide: guide)
        let output = viewModel.transform(input: input)

        open.send()
        XCTAssertEqual(guide.shown, [])

        let (one, other) = (Recorder(output.shown), Recorder(output.shown))
        field.send("a")
        open.send()
        XCTAssertEqual(guide.shown, ["a"])
        XCTAssertEqual(one.values, ["a"])
        XCTAssertEqual(other.values, ["a"])
    }

    @MainActor func testFieldsAreReadAtTheTap() async {
        let viewModel = CartViewModel(guide: guide)
        let output = viewModel.transform(input: input)
        field.send("a")
        let (one, other) = (Recorder(output.saved), Recorder(output.saved))
        field.send("b")

        save.send()
        guide.answer.send(3)

        XCTAssertEqual(guide.saved, ["b"])
        XCTAssertEqual(one.values, [3])
        XCTAssertEqual(other.values, [3])
    }

    @MainActor func testEveryListenerHasTheFirstValueOfANamedStream() async {
        let viewModel = CartViewModel(guide: guide)
        let output = viewModel.transform(input: input)
        let (term, length) = (Recorder(output.term), Recorder(output.longTerm))

        query.send("abc")

        XCTAssertEqual(term.values, ["s", "abc"])
        XCTAssertEqual(length.values, [1, 3])
    }

    @MainActor func testAStructDoesWhatItsListenersAskForAndHoldsNothing() async {
        let tap = Source<String>()
        let output = SignpostViewModel(guide: guide).transform(input: .init(open: tap.stream))
        tap.send("a")
        XCTAssertEqual(guide.shown, [])

        let shown = Recorder(output.shown)
        tap.send("b")
        shown.stop()
        tap.send("c")

        XCTAssertEqual(guide.shown, ["b"])
        XCTAssertEqual(shown.values, ["b"])
    }
}
