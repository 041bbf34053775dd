import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// What starts by itself and is done before `transform` returns is there each time that a view is wired.
final class ShelfTests: XCTestCase {
    @MainActor func testWhatIsDoneAtOnceIsKeptThroughASecondTransform() async {
        let more = Source<Void>()
        let viewModel = ShelfViewModel()
        let first = Recorder(viewModel.transform(input: .init(more: more.stream)).items)
        XCTAssertEqual(first.values, [[7]])

        let output = viewModel.transform(input: .init(more: more.stream))
        let (items, count) = (Recorder(output.items), Recorder(output.count))
        XCTAssertEqual(items.values, [[7, 7]])
        XCTAssertEqual(count.values, [2])

        more.send()
        XCTAssertEqual(items.values.last, [7, 7, 7])
        XCTAssertEqual(count.values.last, 3)
    }
}
