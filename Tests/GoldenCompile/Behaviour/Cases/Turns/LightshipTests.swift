#if RXSWIFT
    import RxCocoa
    import RxSwift
    import XCTest

    @testable import GoldenRxSwift

    /// What stands at the start of a `Signal` is heard by all who listen, whoever comes first.
    final class LightshipTests: XCTestCase {
        private final class Water: Seaway {
            let warning = PublishRelay<String>()
            private(set) var logged: [String] = []

            var warnings: Signal<String> { warning.asSignal() }

            func log(_ warning: String) { logged.append(warning) }
        }

        @MainActor func testAllHearWhatStandsAtTheStart() async {
            let water = Water()
            let (sound, silence) = (PublishRelay<Int>(), PublishRelay<Void>())
            let viewModel = LightshipViewModel(seaway: water)
            let output = viewModel.transform(input: .init(sound: sound.asSignal(), silence: silence.asSignal()))
            let (echo, blast) = (Recorder(output.echo), Recorder(output.blast))
            let (warning, alone) = (Recorder(output.warning), Recorder(output.alone))
            let (isQuiet, count) = (Recorder(output.isQuiet), Recorder(output.count))
            water.warning.accept("fog")
            sound.accept(3)
            silence.accept(())

            XCTAssertEqual(water.logged, ["all clear", "fog"])
            XCTAssertEqual([warning.values, alone.values], [["all clear", "fog"], ["calm", "fog"]])
            XCTAssertEqual([blast.values, echo.values], [[1, 3], [2, 6]])
            XCTAssertEqual([isQuiet.values.count, count.values.last], [2, 2])
            withExtendedLifetime(viewModel) {}
        }
    }
#endif
