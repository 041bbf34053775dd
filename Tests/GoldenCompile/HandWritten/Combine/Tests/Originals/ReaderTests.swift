import CombineShim
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenCombine
#else
    @testable import GoldenCombine
#endif

/// A view model that passes on, with the caller's set of subscriptions.
final class ReaderTests: XCTestCase {
    private let viewDidLoad = Source<Void>()
    private let nightSwitched = Source<Bool>()
    private let signOutTap = Source<Void>()
    private let useCase = ReaderUseCaseDouble()

    private var input: ReaderViewModel.Input {
        ReaderViewModel.Input(
            viewDidLoad: viewDidLoad.stream,
            nightSwitched: nightSwitched.stream,
            signOutTap: signOutTap.stream
        )
    }

    @MainActor func testWhatTheViewSaysReachesTheUseCaseOnce() async {
        var cancellables: Set<AnyCancellable> = []
        let viewModel = ReaderViewModel(useCase: useCase)
        let output = viewModel.transform(from: input, cancellables: &cancellables)
        viewDidLoad.send()
        nightSwitched.send(true)
        signOutTap.send()

        XCTAssertEqual(useCase.log, ["load", "night true", "sign out"])
        withExtendedLifetime(output) {}
    }

    @MainActor func testWhatTheUseCaseSaysReachesTheView() async {
        var cancellables: Set<AnyCancellable> = []
        let viewModel = ReaderViewModel(useCase: useCase)
        let output = viewModel.transform(from: input, cancellables: &cancellables)
        let (isNight, fontSizeText, signedOut) = (
            Recorder(output.isNight), Recorder(output.fontSizeText), Recorder(output.signedOut)
        )
        useCase.isNight.send(true)
        useCase.fontSize.send(12)
        useCase.signedOut.send()
        await eventually { signedOut.values.count == 1 }
        let late = Recorder(output.fontSizeText)

        XCTAssertEqual(isNight.values, [true])
        XCTAssertEqual(fontSizeText.values, ["12 pt"])
        XCTAssertEqual(late.values, [])
    }

    @MainActor func testAFailureOfOneStreamLeavesTheOthers() async {
        var cancellables: Set<AnyCancellable> = []
        let viewModel = ReaderViewModel(useCase: useCase)
        let output = viewModel.transform(from: input, cancellables: &cancellables)
        let (isNight, fontSizeText) = (Recorder(output.isNight), Recorder(output.fontSizeText))
        useCase.isNight.send(completion: .failure(Failure()))
        useCase.fontSize.send(12)
        nightSwitched.send(false)
        await eventually { fontSizeText.values == ["12 pt"] }

        XCTAssertEqual(isNight.values, [])
        XCTAssertNil(isNight.end)
        XCTAssertEqual(useCase.log, ["night false"])
    }

    @MainActor func testWhatComesFromAnotherThreadArrivesOnTheMainOne() async {
        var cancellables: Set<AnyCancellable> = []
        let viewModel = ReaderViewModel(useCase: useCase)
        let output = viewModel.transform(from: input, cancellables: &cancellables)
        let (isNight, fontSizeText, signedOut) = (
            Recorder(output.isNight), Recorder(output.fontSizeText), Recorder(output.signedOut)
        )
        await elsewhere {
            self.useCase.isNight.send(true)
            self.useCase.fontSize.send(12)
            self.useCase.signedOut.send()
        }
        await eventually { signedOut.values.count == 1 }

        XCTAssertEqual(isNight.values, [true])
        XCTAssertEqual(isNight.strayCount + fontSizeText.strayCount + signedOut.strayCount, 0)
    }

    @MainActor func testEachTransformHasSubjectsOfItsOwn() async {
        var (first, second): (Set<AnyCancellable>, Set<AnyCancellable>) = ([], [])
        let viewModel = ReaderViewModel(useCase: useCase)
        let old = viewModel.transform(from: input, cancellables: &first)
        let new = viewModel.transform(from: input, cancellables: &second)
        let (oldText, newText) = (Recorder(old.fontSizeText), Recorder(new.fontSizeText))
        useCase.fontSize.send(12)
        await eventually { newText.values.count == 1 }
        first = []
        useCase.fontSize.send(14)
        await eventually { newText.values.count == 2 }

        XCTAssertEqual(oldText.values, ["12 pt"])
        XCTAssertEqual(newText.values, ["12 pt", "14 pt"])
        XCTAssertEqual(second.count, 6)
    }

    @MainActor func testTheSubscriptionsDoNotKeepTheViewModel() async {
        var cancellables: Set<AnyCancellable> = []
        var viewModel: ReaderViewModel? = ReaderViewModel(useCase: useCase)
        weak let gone = viewModel
        let output = viewModel?.transform(from: input, cancellables: &cancellables)
        viewModel = nil

        XCTAssertNil(gone)
        withExtendedLifetime(output) {}
    }
}

/// Keeps what it was asked to do.
private final class ReaderUseCaseDouble: ReaderUseCase {
    let isNight = PassthroughSubject<Bool, Error>()
    let fontSize = PassthroughSubject<Int, Never>()
    let signedOut = PassthroughSubject<Void, Never>()
    private(set) var log: [String] = []

    func load() { log.append("load") }
    func setNight(_ isNight: Bool) { log.append("night \(isNight)") }
    func signOut() { log.append("sign out") }
}
