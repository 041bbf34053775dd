import RxSwift
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenRxSwift
#else
    @testable import GoldenRxSwift
#endif

/// A view model that is a function of streams: it does what somebody listens to, and nothing else.
final class TrailTests: XCTestCase {
    private let load = Source<Void>()
    private let mapTap = Source<Void>()
    private let photoTap = Source<Int>()
    private let backTap = Source<Void>()
    private let guide = GuideDouble()
    private let navigator = TrailNavigatorDouble()
    private let ridge = Trail(name: "Ridge", kilometres: 7, photos: [Photo(name: "lake"), Photo(name: "hut")])

    private func transform() -> TrailViewModel.Output {
        TrailViewModel(trailID: 4, guide: guide, navigator: navigator).transform(
            input: TrailViewModel.Input(
                load: load.asDriver(onErrorDriveWith: .empty()),
                mapTap: mapTap.asDriver(onErrorDriveWith: .empty()),
                photoTap: photoTap.asDriver(onErrorDriveWith: .empty()),
                backTap: backTap.asDriver(onErrorDriveWith: .empty())
            )
        )
    }

    @MainActor func testNothingIsDoneThatNobodyListensTo() async {
        let output = transform()
        load.send()
        mapTap.send()
        backTap.send()

        XCTAssertEqual(guide.work.questions, [])
        XCTAssertEqual(navigator.log, [])
        withExtendedLifetime(output) {}
    }

    @MainActor func testWhoListensToTheFlagAndTheErrorsStartsNothing() async {
        let output = transform()
        let (isLoading, error) = (Recorder(output.isLoading), Recorder(output.error))
        load.send()

        XCTAssertEqual(guide.work.questions, [])
        XCTAssertEqual(isLoading.values, [false])
        XCTAssertEqual(error.values.count, 0)
    }

    @MainActor func testTheTrailIsAskedForOnceForAllWhoListen() async {
        let output = transform()
        let (title, again) = (Recorder(output.title), Recorder(output.title))
        let (photos, hasNoPhotos) = (Recorder(output.photos), Recorder(output.hasNoPhotos))
        load.send()
        guide.work.answer(with: ridge)

        XCTAssertEqual(guide.work.questions, [4])
        XCTAssertEqual(title.values, ["Ridge, 7 km"])
        XCTAssertEqual(again.values, ["Ridge, 7 km"])
        XCTAssertEqual(photos.values, [ridge.photos])
        XCTAssertEqual(hasNoPhotos.values, [false])
    }

    @MainActor func testItLeadsToTheMapAndToPhotosOnceForAllWhoListen() async {
        let output = transform()
        let (mapShown, again) = (Recorder(output.mapShown), Recorder(output.mapShown))
        let photoShown = Recorder(output.photoShown)
        let wentBack = Recorder(output.wentBack)
        mapTap.send()
        XCTAssertEqual(navigator.log, [])

        load.send()
        guide.work.answer(with: ridge)
        mapTap.send()
        photoTap.send(1)
        backTap.send()

        XCTAssertEqual(navigator.log, ["map Ridge", "photo hut", "back"])
        XCTAssertEqual([mapShown, again, photoShown, wentBack].map(\.values.count), [1, 1, 1, 1])
    }

    @MainActor func testWhoComesLateSeesWhatIsShownAndHearsNoOldFailure() async {
        let output = transform()
        let (title, error) = (Recorder(output.title), Recorder(output.error))
        load.send()
        guide.work.fail(with: Failure())
        load.send()
        guide.work.answer(with: ridge)

        let (lateTitle, lateError) = (Recorder(output.title), Recorder(output.error))

        XCTAssertEqual(title.values, ["Ridge, 7 km"])
        XCTAssertEqual(error.values as? [Failure], [Failure()])
        XCTAssertEqual(lateTitle.values, ["Ridge, 7 km"])
        XCTAssertEqual(lateError.values.count, 0)
    }

    @MainActor func testANewLoadReplacesTheOneThatRuns() async {
        let output = transform()
        let (title, isLoading) = (Recorder(output.title), Recorder(output.isLoading))
        load.send()
        load.send()
        guide.work.answer(0, with: Trail(name: "Old", kilometres: 1, photos: []))
        XCTAssertEqual(title.values, [])
        guide.work.answer(1, with: ridge)

        XCTAssertEqual(title.values, ["Ridge, 7 km"])
        XCTAssertEqual(isLoading.values.first, false)
        XCTAssertTrue(isLoading.values.contains(true))
        XCTAssertEqual(isLoading.values.last, false)
    }

    @MainActor func testTheWorkEndsWithItsLastListener() async {
        let output = transform()
        let (title, isLoading) = (Recorder(output.title), Recorder(output.isLoading))
        load.send()
        XCTAssertEqual(isLoading.values, [false, true])
        title.stop()

        XCTAssertEqual(guide.work.closedCount, 1)
        XCTAssertEqual(isLoading.values, [false, true, false])
    }

    @MainActor func testASecondTransformHasOutputsOfItsOwn() async {
        let (first, second) = (transform(), transform())
        let (title, otherTitle) = (Recorder(first.title), Recorder(second.title))
        load.send()
        XCTAssertEqual(guide.work.questions, [4, 4])
        guide.work.answer(0, with: ridge)

        XCTAssertEqual(title.values, ["Ridge, 7 km"])
        XCTAssertEqual(otherTitle.values, [])
    }

    @MainActor func testAnAnswerFromAnotherThreadIsShownOnTheMainOne() async {
        let output = transform()
        let (title, isLoading) = (Recorder(output.title), Recorder(output.isLoading))
        load.send()
        await elsewhere { self.guide.work.answer(with: self.ridge) }

        await eventually { isLoading.values == [false, true, false] }
        XCTAssertEqual(title.values, ["Ridge, 7 km"])
        XCTAssertEqual(title.strayCount + isLoading.strayCount, 0)
    }

    @MainActor func testNothingIsKeptOnceNobodyListens() async {
        weak var gone: GuideDouble?
        do {
            let guide = GuideDouble()
            gone = guide
            let load = Source<Void>()
            let output = TrailViewModel(trailID: 4, guide: guide, navigator: navigator).transform(
                input: TrailViewModel.Input(
                    load: load.asDriver(onErrorDriveWith: .empty()),
                    mapTap: .empty(),
                    photoTap: .empty(),
                    backTap: .empty()
                )
            )
            let title = Recorder(output.title)
            load.send()
            guide.work.answer(with: ridge)
            XCTAssertEqual(title.values.count, 1)
        }
        XCTAssertNil(gone)
    }
}

/// Answers when the test says so.
private final class GuideDouble: TrailGuide {
    let work = PendingWork<Int, Trail>()

    func trail(id: Int) -> Single<Trail> { work.ask(id) }
}

/// Keeps where it was told to go.
private final class TrailNavigatorDouble: TrailNavigator {
    private(set) var log: [String] = []

    func showMap(of trail: Trail) { log.append("map \(trail.name)") }
    func showPhoto(_ photo: Photo) { log.append("photo \(photo.name)") }
    func goBack() { log.append("back") }
}
