import RxRelay
import RxSwift
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenRxSwift
#else
    @testable import GoldenRxSwift
#endif

/// A view model between a use case and relays, with the caller's bag.
final class AlarmTests: XCTestCase {
    private let viewDidLoad = Source<Void>()
    private let minutesPicked = Source<Int>()
    private let repeatSwitched = Source<Bool>()
    private let saveTap = Source<Void>()
    private let cancelTap = Source<Void>()
    private let useCase = AlarmUseCaseDouble()
    private let coordinator = AlarmCoordinatorDouble()

    private var input: AlarmViewModel.Input {
        AlarmViewModel.Input(
            viewDidLoad: viewDidLoad,
            minutesPicked: minutesPicked,
            repeatSwitched: repeatSwitched,
            saveTap: saveTap,
            cancelTap: cancelTap
        )
    }

    @MainActor func testWhatTheUseCaseKnowsIsShownAtOnce() async {
        useCase.label = "Work"
        useCase.minutes.onNext(425)
        let bag = DisposeBag()
        let viewModel = AlarmViewModel(coordinator: coordinator, useCase: useCase)
        let output = viewModel.transform(from: input, disposeBag: bag)

        XCTAssertEqual(output.label.value, "Work")
        XCTAssertEqual(output.timeText.value, "7:05")
        XCTAssertEqual(output.repeatText.value, "once")
        XCTAssertTrue(output.canSave.value)
    }

    @MainActor func testWhatIsPickedGoesToTheUseCaseAndComesBack() async {
        let bag = DisposeBag()
        let viewModel = AlarmViewModel(coordinator: coordinator, useCase: useCase)
        let output = viewModel.transform(from: input, disposeBag: bag)
        let (timeText, canSave) = (Recorder(output.timeText), Recorder(output.canSave))
        XCTAssertEqual(output.label.value, "Alarm")
        viewDidLoad.send()
        minutesPicked.send(61)
        repeatSwitched.send(true)
        saveTap.send()

        XCTAssertEqual(useCase.log, ["load", "save"])
        XCTAssertEqual(try useCase.minutes.value(), 61)
        XCTAssertEqual(timeText.values, ["--:--", "1:01"])
        XCTAssertEqual(output.repeatText.value, "every day")
        XCTAssertEqual(canSave.values.last, true)
    }

    @MainActor func testItIsOverWhenItIsSavedOrCancelled() async {
        let bag = DisposeBag()
        let viewModel = AlarmViewModel(coordinator: coordinator, useCase: useCase)
        _ = viewModel.transform(from: input, disposeBag: bag)
        useCase.saved.onNext(false)
        XCTAssertEqual(coordinator.finishCount, 0)
        useCase.saved.onNext(true)
        cancelTap.send()

        XCTAssertEqual(coordinator.finishCount, 2)
    }

    @MainActor func testAFailureOfOneStreamLeavesTheOthers() async {
        let bag = DisposeBag()
        let viewModel = AlarmViewModel(coordinator: coordinator, useCase: useCase)
        let output = viewModel.transform(from: input, disposeBag: bag)
        minutesPicked.send(61)
        useCase.minutes.onError(Failure())
        repeatSwitched.send(true)
        saveTap.send()

        XCTAssertEqual(output.timeText.value, "1:01")
        XCTAssertEqual(output.repeatText.value, "every day")
        XCTAssertEqual(useCase.log, ["save"])
    }

    @MainActor func testASecondTransformHasRelaysOfItsOwn() async {
        let viewModel = AlarmViewModel(coordinator: coordinator, useCase: useCase)
        var first: DisposeBag? = DisposeBag()
        let second = DisposeBag()
        let old = first.map { viewModel.transform(from: input, disposeBag: $0) }
        let new = viewModel.transform(from: input, disposeBag: second)
        XCTAssertFalse(old?.timeText === new.timeText)
        first = nil
        minutesPicked.send(61)
        saveTap.send()

        XCTAssertEqual(old?.timeText.value, "--:--")
        XCTAssertEqual(new.timeText.value, "1:01")
        XCTAssertEqual(useCase.log, ["save"])
    }

    @MainActor func testWhatComesFromAnotherThreadArrivesOnTheMainOne() async {
        MainQueue.mark()
        let bag = DisposeBag()
        let viewModel = AlarmViewModel(coordinator: coordinator, useCase: useCase)
        let output = viewModel.transform(from: input, disposeBag: bag)
        let (timeText, repeatText, canSave) = (
            Recorder(output.timeText), Recorder(output.repeatText), Recorder(output.canSave)
        )
        await elsewhere {
            self.useCase.minutes.onNext(61)
            self.useCase.isRepeated.onNext(true)
            self.useCase.saved.onNext(true)
            self.cancelTap.send()
        }
        await eventually { self.coordinator.finishCount == 2 }

        XCTAssertEqual(timeText.values.last, "1:01")
        XCTAssertEqual(repeatText.values.last, "every day")
        XCTAssertEqual(timeText.strayCount + repeatText.strayCount + canSave.strayCount, 0)
        XCTAssertEqual(coordinator.strayCount, 0)
    }

    @MainActor func testTheBagKeepsNeitherTheViewModelNorTheCoordinator() async {
        let bag = DisposeBag()
        var coordinator: AlarmCoordinatorDouble? = AlarmCoordinatorDouble()
        weak let goneCoordinator = coordinator
        var viewModel: AlarmViewModel? = AlarmViewModel(coordinator: coordinator, useCase: useCase)
        weak let gone = viewModel
        _ = viewModel?.transform(from: input, disposeBag: bag)
        coordinator = nil
        XCTAssertNil(goneCoordinator)
        cancelTap.send()
        viewModel = nil

        XCTAssertNil(gone)
    }
}

/// Keeps what it is told, and what it was asked to do.
private final class AlarmUseCaseDouble: AlarmUseCase {
    var label: String?
    let minutes = BehaviorSubject<Int?>(value: nil)
    let isRepeated = BehaviorSubject(value: false)
    let saved = PublishSubject<Bool>()
    private(set) var log: [String] = []

    func load() { log.append("load") }
    func save() { log.append("save") }
}

/// Counts how often it was told that all is done, and how often elsewhere than on the main thread.
private final class AlarmCoordinatorDouble: AlarmCoordinator {
    private(set) var finishCount = 0
    private(set) var strayCount = 0

    func finish() {
        finishCount += 1
        if !MainQueue.isCurrent { strayCount += 1 }
    }
}
