import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Loads side by side, and outputs of labelled tuples and optionals.
final class FilmTests: XCTestCase {
    private let load = Source<Void>()
    private let retry = Source<Void>()
    private let favourite = Source<Void>()
    private let row = Source<Int>()

    @MainActor func testEachLoadIsShownAndTheirSummary() async {
        let films = FilmStub()
        let viewModel = FilmViewModel(id: 1, films: films, favourites: films)
        let output = viewModel.transform(
            input: .init(
                viewDidLoad: load.stream,
                retryTap: retry.stream,
                favouriteTap: favourite.stream,
                reviewRow: row.stream
            )
        )
        let (summary, both) = (Recorder(output.summary), Recorder(output.both))
        let (lastRow, best, open) = (Recorder(output.lastRow), Recorder(output.best), Recorder(output.openReview))
        let isLoading = Recorder(output.isLoading)

        load.send()
        await eventually { isLoading.values == [false, true, false] }
        row.send(0)
        row.send(9)

        XCTAssertEqual(summary.values.last?.title, "Tenet")
        XCTAssertEqual(both.values.last?.reviews, [Review(text: "Good")])
        XCTAssertEqual(lastRow.values, [0, 9])
        XCTAssertEqual(best.values, [Review(text: "Good"), Review(text: "Good")])
        XCTAssertEqual(open.values, [Review(text: "Good")])
    }
}
