import RxSwift
import RxTest
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenRxSwift
#else
    @testable import GoldenRxSwift
#endif

/// A search: it waits for a pause, only the newest counts, and a failure ends nothing.
final class PlantSearchTests: XCTestCase {
    private let query = Source<String>()
    private let rowTap = Source<Int>()
    private let catalogue = CatalogueDouble()
    private let navigator = PlantNavigatorDouble()
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.001, simulateProcessingDelay: false)
    private lazy var viewModel = PlantSearchViewModel(catalogue: catalogue, navigator: navigator, scheduler: scheduler)
    private let plants = [Plant(name: "Fern"), Plant(name: "Moss")]

    private func transform() -> PlantSearchViewModel.Output {
        viewModel.transform(input: PlantSearchViewModel.Input(query: query, rowTap: rowTap))
    }

    private func type(_ text: String) {
        query.send(text)
        scheduler.advanceTo(scheduler.clock + 300)
    }

    @MainActor func testNothingIsSearchedThatNobodyListensTo() async {
        let output = transform()
        let (isSearching, message) = (Recorder(output.isSearching), Recorder(output.message))
        type("fern")
        rowTap.send(0)

        XCTAssertEqual(catalogue.work.questions, [])
        XCTAssertEqual(navigator.shown, [])
        XCTAssertEqual(isSearching.values, [false])
        XCTAssertEqual(message.values, [])
    }

    @MainActor func testItWaitsForAPauseAndForAnotherText() async {
        let found = Recorder(transform().plants)
        query.send("fe")
        type(" fern ")
        type("fern")

        XCTAssertEqual(catalogue.work.questions, ["fern"])
        XCTAssertEqual(found.values, [])
    }

    @MainActor func testOnlyTheNewestSearchCounts() async {
        let output = transform()
        let (found, isSearching) = (Recorder(output.plants), Recorder(output.isSearching))
        type("f")
        type("fern")
        XCTAssertEqual(catalogue.work.closedCount, 1)
        catalogue.work.answer(0, with: [])
        catalogue.work.answer(1, with: plants)

        XCTAssertEqual(found.values, [plants])
        XCTAssertEqual(isSearching.values.first, false)
        XCTAssertTrue(isSearching.values.contains(true))
        XCTAssertEqual(isSearching.values.last, false)
    }

    @MainActor func testAFailureIsToldAndTheNextSearchWorks() async {
        let output = transform()
        let (countText, message) = (Recorder(output.countText), Recorder(output.message))
        type("f")
        catalogue.work.fail(with: Failure())
        let late = Recorder(output.message)
        type("fern")
        catalogue.work.answer(with: plants)

        XCTAssertEqual(message.values, ["offline"])
        XCTAssertEqual(late.values, [])
        XCTAssertEqual(countText.values, ["2 plants"])
    }

    @MainActor func testOneSearchServesAllWhoListen() async {
        let output = transform()
        let (found, countText) = (Recorder(output.plants), Recorder(output.countText))
        type("fern")
        catalogue.work.answer(with: plants)
        let late = Recorder(output.plants)

        XCTAssertEqual(catalogue.work.questions, ["fern"])
        XCTAssertEqual(found.values, [plants])
        XCTAssertEqual(countText.values, ["2 plants"])
        XCTAssertEqual(late.values, [plants])
    }

    @MainActor func testARowOpensItsPlantOnceForAllWhoListen() async {
        let output = transform()
        let (opened, again) = (Recorder(output.opened), Recorder(output.opened))
        rowTap.send(0)
        XCTAssertEqual(navigator.shown, [])
        type("fern")
        catalogue.work.answer(with: plants)
        rowTap.send(1)
        let late = Recorder(output.opened)

        XCTAssertEqual(navigator.shown, [plants[1]])
        XCTAssertEqual([opened, again, late].map(\.values.count), [1, 1, 0])
    }

    @MainActor func testWhatComesFromAnotherThreadArrivesOnTheMainOne() async {
        MainQueue.mark()
        let output = transform()
        let (found, isSearching, opened) = (
            Recorder(output.plants), Recorder(output.isSearching), Recorder(output.opened)
        )
        type("fern")
        await elsewhere { self.catalogue.work.answer(with: self.plants) }
        await eventually { found.values.count == 1 && isSearching.values == [false, true, false] }
        await elsewhere { self.rowTap.send(0) }
        await eventually { opened.values.count == 1 }

        XCTAssertEqual(found.strayCount + isSearching.strayCount + opened.strayCount, 0)
        XCTAssertEqual(navigator.strayCount, 0)
    }

    @MainActor func testASecondTransformDoublesNothing() async {
        _ = transform()
        let output = transform()
        let (found, opened) = (Recorder(output.plants), Recorder(output.opened))
        type("fern")
        catalogue.work.answer(with: plants)
        rowTap.send(0)

        XCTAssertEqual(catalogue.work.questions, ["fern"])
        XCTAssertEqual(found.values, [plants])
        XCTAssertEqual(opened.values.count, 1)
        XCTAssertEqual(navigator.shown, [plants[0]])
    }

    @MainActor func testWhatItReturnsDoesNotKeepTheViewModel() async {
        var viewModel: PlantSearchViewModel? = PlantSearchViewModel(
            catalogue: catalogue,
            navigator: navigator,
            scheduler: scheduler
        )
        weak let gone = viewModel
        let output = viewModel?.transform(input: PlantSearchViewModel.Input(query: query, rowTap: rowTap))
        let found = output.map { Recorder($0.plants) }
        type("fern")
        viewModel = nil

        XCTAssertNil(gone)
        withExtendedLifetime(found) {}
    }
}

/// Answers when the test says so.
private final class CatalogueDouble: PlantCatalogue {
    let work = PendingWork<String, [Plant]>()

    func plants(matching text: String) -> Single<[Plant]> { work.ask(text) }
}

/// Keeps what it was told to show, and how often elsewhere than on the main thread.
private final class PlantNavigatorDouble: PlantNavigator {
    private(set) var shown: [Plant] = []
    private(set) var strayCount = 0

    func show(_ plant: Plant) {
        shown.append(plant)
        if !MainQueue.isCurrent { strayCount += 1 }
    }
}
