import CombineShim
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenCombine
#else
    @testable import GoldenCombine
#endif

/// A list that is loaded anew or goes on, over awaited work.
final class DeparturesTests: XCTestCase {
    private let load = Source<Void>()
    private let refresh = Source<Void>()
    private let reachedEnd = Source<Void>()
    private let rowTap = Source<Int>()
    private let timetable = TimetableDouble()
    private let first = [Departure(line: "5"), Departure(line: "12")]
    private let next = [Departure(line: "7")]

    private var input: DeparturesViewModel.Input {
        DeparturesViewModel.Input(
            load: load.stream,
            refresh: refresh.stream,
            reachedEnd: reachedEnd.stream,
            rowTap: rowTap.stream
        )
    }

    @MainActor private func makeViewModel(coordinator: DeparturesCoordinator? = nil) -> DeparturesViewModel {
        DeparturesViewModel(stop: Stop(id: 7), timetable: timetable, coordinator: coordinator)
    }

    @MainActor private func answer(_ count: Int, with departures: [Departure]) async {
        await eventually { self.timetable.work.questions.count == count }
        timetable.work.answer(with: departures)
    }

    @MainActor func testTheFirstPageIsLoaded() async {
        let viewModel = makeViewModel()
        let output = viewModel.transform(input: input)
        let (departures, isLoading, isEmpty) = (
            Recorder(output.departures), Recorder(output.isLoading), Recorder(output.isEmpty)
        )
        load.send()
        await answer(1, with: first)
        await eventually { isLoading.values.count == 3 }

        XCTAssertEqual(timetable.work.questions, [[7, 0]])
        XCTAssertEqual(departures.values, [[], first])
        XCTAssertEqual(isLoading.values, [false, true, false])
        XCTAssertEqual(isEmpty.values, [false])
        XCTAssertEqual(departures.strayCount + isLoading.strayCount, 0)
    }

    @MainActor func testItGoesOnAtItsEndOnceAtATime() async {
        let viewModel = makeViewModel()
        let output = viewModel.transform(input: input)
        let (departures, isLoading) = (Recorder(output.departures), Recorder(output.isLoading))
        load.send()
        reachedEnd.send()
        await answer(1, with: first)
        await eventually { isLoading.values.count == 3 }
        reachedEnd.send()
        reachedEnd.send()
        await answer(2, with: next)
        await eventually { isLoading.values.count == 5 }

        XCTAssertEqual(timetable.work.questions, [[7, 0], [7, 2]])
        XCTAssertEqual(departures.values, [[], first, first + next])
    }

    @MainActor func testANewerLoadCancelsTheOneThatRuns() async {
        let viewModel = makeViewModel()
        let output = viewModel.transform(input: input)
        let departures = Recorder(output.departures)
        load.send()
        await eventually { self.timetable.work.questions.count == 1 }
        refresh.send()
        await eventually { self.timetable.work.cancelCount == 1 }
        await answer(2, with: next)
        await eventually { departures.values.count == 2 }

        XCTAssertEqual(departures.values, [[], next])
    }

    @MainActor func testItIsLoadedWhetherAnybodyListensOrNot() async {
        let viewModel = makeViewModel()
        let output = viewModel.transform(input: input)
        load.send()
        await answer(1, with: [])
        await settle()
        let (departures, isEmpty) = (Recorder(output.departures), Recorder(output.isEmpty))

        XCTAssertEqual(departures.values, [[]])
        XCTAssertEqual(isEmpty.values, [])
    }

    @MainActor func testAFailureIsToldAndTheNextLoadWorks() async {
        let viewModel = makeViewModel()
        let output = viewModel.transform(input: input)
        let (departures, message) = (Recorder(output.departures), Recorder(output.message))
        load.send()
        await eventually { self.timetable.work.questions.count == 1 }
        timetable.work.fail(with: Failure())
        await eventually { message.values == ["offline"] }
        let late = Recorder(output.message)
        load.send()
        await answer(2, with: first)
        await eventually { departures.values.count == 2 }

        XCTAssertEqual(departures.values, [[], first])
        XCTAssertEqual(late.values, [])
    }

    @MainActor func testARowLeadsOnAndTheCoordinatorIsNotKept() async {
        var coordinator: DeparturesCoordinatorDouble? = DeparturesCoordinatorDouble()
        weak let gone = coordinator
        let viewModel = makeViewModel(coordinator: coordinator)
        let departures = Recorder(viewModel.transform(input: input).departures)
        load.send()
        await answer(1, with: first)
        await eventually { departures.values.count == 2 }
        rowTap.send(1)
        XCTAssertEqual(coordinator?.shown, [first[1]])
        coordinator = nil
        rowTap.send(0)

        XCTAssertNil(gone)
    }

    @MainActor func testASecondTransformTakesThePlaceOfTheFirst() async {
        let viewModel = makeViewModel()
        let old = Recorder(viewModel.transform(input: input).departures)
        let new = Recorder(viewModel.transform(input: input).departures)
        load.send()
        await answer(1, with: first)
        await eventually { new.values.count == 2 }
        await settle()

        XCTAssertEqual(timetable.work.questions, [[7, 0]])
        XCTAssertEqual(old.values, [[]])
        XCTAssertEqual(new.values, [[], first])
    }

    @MainActor func testWorkDoesNotKeepTheViewModel() async {
        var viewModel: DeparturesViewModel? = makeViewModel()
        weak let gone = viewModel
        let departures = viewModel.map { Recorder($0.transform(input: input).departures) }
        load.send()
        await eventually { self.timetable.work.questions.count == 1 }
        viewModel = nil

        XCTAssertNil(gone)
        await eventually { self.timetable.work.cancelCount == 1 }
        XCTAssertEqual(departures?.values, [[]])
    }
}

/// Answers when the test says so; its questions are the stop and how many departures are known.
private final class TimetableDouble: Timetable {
    let work = AsyncWork<[Int], [Departure]>()

    func departures(from stop: Int, after count: Int) async throws -> [Departure] { try await work.ask([stop, count]) }
}

/// Keeps what it was told to show.
private final class DeparturesCoordinatorDouble: DeparturesCoordinator {
    private(set) var shown: [Departure] = []

    func show(_ departure: Departure) { shown.append(departure) }
}
