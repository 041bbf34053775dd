import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// The second to sixth hard case.
final class HardCasesTests: XCTestCase {
    private struct Broken: Error {}

    @MainActor func testCasesGoInAndComeOutThroughOneStream() async {
        final class UseCase: ProfileUseCase, @unchecked Sendable {
            let answer = Answer<Profile>()
            var error: Error?
            func profile() -> Work<Profile> { answer.stream }
            func save(name: String, age: Int) async throws {
                if let error { throw error }
            }
        }
        let useCase = UseCase()
        let viewModel = ProfileViewModel(useCase: useCase)
        let input = Source<ProfileViewModel.Input>()
        let events = Recorder(
            viewModel.transform(input.stream)
                .map { (output: ProfileViewModel.Output) -> String in
                    if case .failed = output { return "failed" }
                    return "\(output)"
                }
        )

        input.send(.viewWillAppear)
        useCase.answer.send(Profile(name: "Ada", age: 36))
        for name in ["a", "ab", ""] { input.send(.nameEdited(name)) }
        useCase.error = Broken()
        input.send(.saveTapped(name: "a", age: 1))
        await eventually { events.values.last == "failed" }
        useCase.error = nil
        input.send(.saveTapped(name: "a", age: 1))
        await eventually { events.values.last == "saved" }

        XCTAssertEqual(
            events.values,
            [
                #"profile(name: "Ada", age: 36)"#, "saveEnabled(true)", "saveEnabled(false)", "failed", "saved",
            ]
        )
        XCTAssertEqual(events.strayCount, 0)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAGenericSubclassTakesPlainInputsAndABag() async {
        let viewModel = PickerViewModel(items: ["a", "b"])
        let (select, query, bag) = (Source<Int>(), Source<String?>(), Bag())
        let output = viewModel.connect(select: select, query: query, height: 10, bag: bag)
        let (picked, chosen) = (Recorder(output.picked), Recorder(output.chosen))
        let rows = Recorder(output.rows)

        for index in [1, 5, 0] { select.send(index) }
        for text in ["x", nil, "x", "y"] { query.send(text) }

        XCTAssertEqual(picked.values, [1, 5, 0])
        XCTAssertEqual(chosen.values, ["b", "a"])
        XCTAssertEqual(rows.values.count, 3)
        XCTAssertEqual(output.height, 5)
        bag.empty()
        query.send("z")
        XCTAssertEqual(rows.values.count, 3)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAStructIsWiredAndSurvivesAFailure() async {
        final class UseCase: SettingsUseCase {
            var stored: [Bool] = []
            var answers: [Answer<Void>] = []
            func store(_ isOn: Bool) { stored.append(isOn) }
            func logout() -> Work<Void> {
                answers.append(Answer())
                return answers[answers.count - 1].stream
            }
        }
        let (useCase, bag) = (UseCase(), Bag())
        let (toggle, logout) = (Source<Bool>(), Source<Void>())
        let output = SettingsViewModel(useCase: useCase).connect(toggle: toggle, logout: logout, bag: bag)
        let (isOn, loggedOut) = (Recorder(output.isOn), Recorder(output.loggedOut))

        toggle.send(true)
        logout.send()
        logout.send()
        XCTAssertEqual(useCase.answers.count, 1, "One at a time")
        useCase.answers[0].fail(Broken())
        logout.send()
        useCase.answers[1].send(())

        XCTAssertEqual(isOn.values, [false, true])
        XCTAssertEqual(useCase.stored, [true])
        XCTAssertEqual(loggedOut.values.count, 1)
        bag.empty()
        toggle.send(false)
        XCTAssertEqual(useCase.stored, [true])
    }

    @MainActor func testOneStreamOfAStateFallsBackOnTheCache() async {
        final class Service: WeatherServicing, @unchecked Sendable {
            var place: Result<Location, Error> = .success(Location())
            var weather: Result<Forecast, Error> = .success(Forecast())
            func location() -> Once<Location> { once(place) }
            func forecast(at location: Location) -> Once<Forecast> { once(weather) }
        }
        final class Cache: ForecastCache {
            var stored: [Forecast] = []
            func forecast() -> Forecast? { stored.last }
            func store(_ forecast: Forecast) { stored.append(forecast) }
        }
        let (service, cache) = (Service(), Cache())
        let viewModel = WeatherViewModel(service: service, cache: cache)
        let (appear, reload) = (Source<Void>(), Source<Void>())
        let output = viewModel.transform(input: .init(appear: appear.stream, reload: reload.stream))
        let states = Recorder(
            output.viewState.map { (state: WeatherViewModel.ViewState) -> String in
                switch state {
                case .loading: "loading"
                case .loaded(_, let isStale): isStale ? "stale" : "loaded"
                case .failed: "failed"
                }
            }
        )

        service.place = .failure(Broken())
        appear.send()
        service.place = .success(Location())
        reload.send()
        service.weather = .failure(Broken())
        reload.send()

        XCTAssertEqual(
            states.values,
            ["loading", "loading", "failed", "loading", "loaded", "loading", "stale"]
        )
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testPlainOutputsAreComputedOnce() async {
        let viewModel = AboutViewModel(profile: Person(name: "Ada", age: 17, bio: ""))
        let (close, select) = (Source<Void>(), Source<Int>())
        let output = viewModel.transform(input: .init(closeTap: close.stream, select: select.stream))
        let (closed, picked) = (Recorder(output.closed), Recorder(output.picked))

        close.send()
        select.send(3)

        XCTAssertEqual(output.title, "Ada")
        XCTAssertEqual(output.initials, "Ad")
        XCTAssertFalse(output.isAdult)
        XCTAssertTrue(output.canEdit)
        XCTAssertFalse(output.hasBio)
        XCTAssertNil(output.footer)
        XCTAssertEqual(closed.values.count, 1)
        XCTAssertEqual(picked.values, [0, 3])
        withExtendedLifetime(viewModel) {}
    }
}
