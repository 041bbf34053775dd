import XCTest

#if RXSWIFT
    import RxTest

    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Named streams, sharing, loading, failures, time, and `catch`.
final class MovieTests: XCTestCase {
    private let useCase = MovieUseCaseStub()
    private let flow = MovieFlowStub()
    private let scheduler = TestScheduler()
    private let load = Source<Void>()
    private let reviews = Source<Void>()
    private let back = Source<Void>()
    private let search = Source<String>()
    private let rating = Source<Int>()

    @MainActor private func make() -> (viewModel: MovieViewModel, output: MovieViewModel.Output) {
        let viewModel = MovieViewModel(
            useCase: useCase,
            id: 1,
            coordinator: flow,
            navigator: flow,
            scheduler: scheduler
        )
        return (viewModel, viewModel.transform(input: input))
    }

    private var input: MovieViewModel.Input {
        .init(
            loadTrigger: load.stream,
            reviewsTap: reviews.stream,
            backTap: back.stream,
            search: search.stream,
            ratingTap: rating.stream
        )
    }

    private func answer(_ index: Int, with movie: Movie) {
        useCase.answers[index].send(movie)
        useCase.answers[index].finish()
    }

    @MainActor func testOneRequestFeedsAllThatLookAtIt() async {
        let (viewModel, output) = make()
        let (title, isEmpty) = (Recorder(output.title), Recorder(output.isCastEmpty))
        let again = Recorder(output.title)

        load.send()
        answer(0, with: Movie(title: "Tenet"))

        XCTAssertEqual(useCase.answers.count, 1)
        XCTAssertEqual(title.values + again.values, ["Tenet", "Tenet"])
        XCTAssertEqual(isEmpty.values, [true])
        let late = Recorder(output.title).values
        XCTAssertEqual(late, replaysWork ? ["Tenet"] : [], "A late one gets what is there, but for a signal's")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testANewerLoadCancelsTheOneBeforeAndLoadingTellsOfBoth() async {
        let (viewModel, output) = make()
        let (title, isLoading) = (Recorder(output.title), Recorder(output.isLoading))

        load.send()
        load.send()
        answer(0, with: Movie(title: "old"))
        answer(1, with: Movie(title: "new"))

        XCTAssertEqual(title.values, ["new"])
        XCTAssertEqual(isLoading.values, [false, true, false], "It runs on while other work takes its place")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAFailureIsReportedAndTheNextLoadWorks() async {
        let (viewModel, output) = make()
        let (title, error) = (Recorder(output.title), Recorder(output.error))

        load.send()
        useCase.answers[0].fail(MovieUseCaseStub.Broken())
        load.send()
        answer(1, with: Movie(title: "Tenet"))

        XCTAssertEqual(error.values.count, 1)
        XCTAssertEqual(title.values, ["Tenet"])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAnAnswerFromElsewhereArrivesOnTheMainThread() async {
        let (viewModel, output) = make()
        let title = Recorder(output.title)

        load.send()
        nonisolated(unsafe) let answer = useCase.answers[0]
        DispatchQueue.global().async { answer.send(Movie(title: "Tenet")) }

        await eventually { title.values == ["Tenet"] }
        XCTAssertEqual(title.strayCount, 0)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTapsUseTheLatestMovieAndPassOnWhatTheyDid() async {
        let (viewModel, output) = make()
        let shown = Recorder(output.reviewsShown)

        reviews.send()
        load.send()
        answer(0, with: Movie(title: "Tenet"))
        reviews.send()
        back.send()

        XCTAssertEqual(flow.reviews.map(\.title), ["Tenet"])
        XCTAssertEqual(shown.values.count, 1)
        XCTAssertEqual(flow.pops, 1)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testASearchWaitsForAPause() async {
        let (viewModel, output) = make()
        let results = Recorder(output.results)

        for text in ["t", "te", "ten"] { search.send(text) }
        scheduler.advance(by: 0.3)
        await eventually { results.values.count == 1 }
        for text in ["tene", "ten"] { search.send(text) }
        scheduler.advance(by: 0.3)
        search.send("")
        scheduler.advance(by: 0.3)
        await settle()

        XCTAssertEqual(useCase.found, ["ten"])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testARatingIsSentOnceAndItsFailureHasAMeaning() async {
        let (viewModel, output) = make()
        let (rated, error) = (Recorder(output.rated), Recorder(output.error))
        let movie = Recorder(output.title)
        load.send()
        answer(0, with: Movie(id: 1))

        rating.send(4)
        rating.send(5)
        await eventually { rated.values == [true] }
        useCase.failsRating = true
        rating.send(3)

        await eventually { rated.values == [true, false] }
        XCTAssertEqual(useCase.rates, 2)
        XCTAssertEqual(error.values.count, 0)
        withExtendedLifetime((viewModel, movie)) {}
    }

    @MainActor func testTransformingTwiceActsOnce() async {
        let (viewModel, _) = make()
        _ = viewModel.transform(input: input)

        back.send()

        XCTAssertEqual(flow.pops, 1)
    }

    @MainActor func testTheViewModelIsReleased() async {
        weak var released: MovieViewModel?
        let output: MovieViewModel.Output
        do {
            let viewModel: MovieViewModel
            (viewModel, output) = make()
            released = viewModel
            let title = Recorder(output.title)
            load.send()
            withExtendedLifetime(title) {}
        }
        XCTAssertNil(released)
        withExtendedLifetime(output) {}
    }

    @MainActor func testTheSearchGoesOnAfterAFailureAndDropsWhatIsOld() async {
        let (viewModel, output) = make()
        let (results, error) = (Recorder(output.results), Recorder(output.error))

        useCase.failsSearch = true
        search.send("te")
        scheduler.advance(by: 0.3)
        await eventually { error.values.count == 1 }
        useCase.failsSearch = false
        search.send("ten")
        scheduler.advance(by: 0.3)

        await eventually { results.values.count == 1 }
        XCTAssertEqual(results.values.first?.map(\.title), ["ten"])
        XCTAssertEqual(results.strayCount + error.strayCount, 0)
        withExtendedLifetime(viewModel) {}
    }
}
