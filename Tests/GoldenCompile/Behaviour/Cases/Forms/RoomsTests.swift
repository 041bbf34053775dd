import XCTest

#if RXSWIFT
    @testable import GoldenRxSwift
#else
    @testable import GoldenCombine
#endif

/// Requests through the session's stub, queues, services, a bag of the caller's.
final class RoomsTests: XCTestCase {
    private final class Service: RoomsServicing, @unchecked Sendable {
        let updatesSubject = Answer<Room>()
        let changesSubject = Source<Int>()
        var calls = 0
        var changes: Stream<Int> { changesSubject.stream }
        func rooms() async throws -> [Room] {
            calls += 1
            return [Room(id: calls)]
        }
        func delete(_ id: Int) async -> Bool { id > 0 }
        func updates(of id: Int) -> Work<Room> { updatesSubject.stream }
    }

    private let session = URLSessionStub()
    private let service = Service()
    private let screen = RoomsScreen()

    @MainActor private func make() -> (viewModel: RoomsViewModel, output: RoomsViewModel.Output) {
        let viewModel = RoomsViewModel(urlSession: session, token: "t", onClose: nil, service: service)
        return (viewModel, screen.connect(to: viewModel))
    }

    @MainActor func testARequestIsBuiltAskedOnceAndDecoded() async {
        session.answer(to: "https://example.com/rooms/5", with: .json(#"{"items":[{"id":5}]}"#))
        let (viewModel, output) = make()
        let (one, other) = (Recorder(output.selected), Recorder(output.selected))

        screen.select.send(5)

        XCTAssertEqual(one.values.map(\.id) + other.values.map(\.id), [5, 5])
        let asked = session.requests.map { $0.url?.absoluteString ?? "" }
        XCTAssertEqual(asked, ["https://example.com/rooms/5?page=1&sort=name"])
        XCTAssertEqual(session.requests.first?.value(forHTTPHeaderField: "Authorization"), "Bearer t")
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testANewerRequestCancelsTheOneBefore() async {
        session.answer(with: .held)
        let (viewModel, output) = make()
        let selected = Recorder(output.selected)

        screen.select.send(1)
        screen.select.send(2)
        session.calls[1].answer(with: .json(#"{"items":[{"id":2}]}"#))

        XCTAssertEqual(session.cancelledRequests.count, 1)
        XCTAssertEqual(selected.values.map(\.id), [2])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testStatusesAndBodiesBecomeErrorsAndTheNextRequestWorks() async {
        session.answer(
            with: .json("{}", status: 404),
            .json(#"{"items":[]}"#),
            .failure(URLError(.timedOut)),
            .json(#"{"items":[{"id":1}]}"#)
        )
        let (viewModel, output) = make()
        let (selected, error) = (Recorder(output.selected), Recorder(output.error))

        for _ in 1...4 { screen.select.send(1) }

        XCTAssertEqual(error.values, [.refused, .unreadable, .offline])
        XCTAssertEqual(selected.values.map(\.id), [1])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testAnAnswerFromAQueueArrivesOnTheMainThread() async {
        let answer = URLSessionStub.Answer.json(#"{"items":[{"id":1}]}"#)
        session.answer(with: answer.delivered(on: DispatchQueue.global(), after: .milliseconds(20)))
        let (viewModel, output) = make()
        let selected = Recorder(output.selected)

        screen.select.send(1)
        XCTAssertEqual(selected.values.count, 0)

        await eventually { selected.values.count == 1 }
        XCTAssertEqual(selected.strayCount, 0)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testABodyIsSentAndNothingIsDecodedOfTheAnswer() async {
        session.answer(with: .data(Data(), status: 204))
        let (viewModel, output) = make()
        let error = Recorder(output.error)

        screen.edit.send(Room(id: 3))

        XCTAssertEqual(session.requests.first?.httpMethod, "PUT")
        XCTAssertEqual(session.requests.first?.httpBody, Data(#"{"id":3}"#.utf8))
        XCTAssertEqual(error.values, [])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testWorkStandsInAQueueAndWorkThatCannotFailAnswers() async {
        session.answer(with: .held)
        let (viewModel, output) = make()
        let (rooms, removed) = (Recorder(output.rooms), Recorder(output.removed))

        await eventually { rooms.values.last?.first?.id == 1 }
        screen.load.send()
        screen.load.send()
        await eventually { rooms.values.last?.first?.id == 3 }
        screen.remove.send(1)
        screen.remove.send(-1)

        await eventually { removed.values.count == 2 }
        XCTAssertEqual(rooms.values.map { $0.first?.id ?? 0 }, [0, 1, 2, 3])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTheBagOfTheCallerEndsAllOfIt() async {
        session.answer(with: .held)
        let (viewModel, output) = make()
        let rooms = Recorder(output.rooms)
        await eventually { rooms.values.count == 2 }

        screen.leave()
        screen.load.send()
        await settle()

        XCTAssertEqual(rooms.values.count, 2)
        XCTAssertEqual(session.requests.count, 0)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTextsAndChangesArrive() async {
        session.answer(with: .held)
        let (viewModel, output) = make()
        let (greeting, pair) = (Recorder(output.greeting), Recorder(output.pair.map { "\($0.room.id) \($0.count)" }))
        let (rooms, mode) = (Recorder(output.rooms), Recorder(output.mode))
        await eventually { rooms.values.last?.first?.id == 1 }

        screen.text.send("a")
        service.changesSubject.send(1)
        service.changesSubject.send(7)
        screen.select.send(1)
        await eventually { pair.values.count == 1 && mode.values.count == 2 }

        XCTAssertEqual(greeting.values.first, "hello")
        XCTAssertEqual(pair.values, ["1 1"])
        XCTAssertEqual(mode.values, [.list, .grid])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTheViewModelIsReleased() async {
        session.answer(with: .held)
        var kept: (viewModel: RoomsViewModel, output: RoomsViewModel.Output)? = make()
        weak let released = kept?.viewModel
        screen.select.send(1)
        await settle()

        let output = kept?.output
        kept = nil

        XCTAssertNil(released)
        withExtendedLifetime(output) {}
    }
}
