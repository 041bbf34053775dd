import CombineShim
import XCTest

@testable import DetailWait

/// The view model with the document's types. Nothing here is on the main actor, as nothing of it is.
final class DetailWaitViewModelTests: XCTestCase {
    private let service = RoomServiceStub()
    private let taps = Taps()
    private lazy var viewModel = DetailWaitViewModel(roomIndex: 7, detailWaitService: service)

    private func load(_ room: Room) async {
        taps.viewDidLoad.send()
        await eventually { self.service.waitingCount == 1 }
        service.answer(room)
    }

    // MARK: What each tap does

    func testTheRoomOfTheIndexIsLoadedAndReloaded() async {
        let room = Recorder(viewModel.transform(taps.detailWait).roomInformation)

        await load(.late)
        await eventually { room.values == [.emptyRoom, .late] }
        taps.change.send()
        await eventually { self.service.waitingCount == 1 }
        service.answer(.early)

        await eventually { room.values == [.emptyRoom, .late, .early] }
        XCTAssertEqual(service.questions, [.room("7"), .room("7")])
        XCTAssertEqual(room.strayCount, 0, "The server answers anywhere, the view is told on the main thread")
    }

    func testTheCodeOfTheRoomIsCopied() async {
        let output = viewModel.transform(taps.detailWait)
        let (room, code) = (Recorder(output.roomInformation), Recorder(output.code))

        await load(.late)
        await eventually { room.values.count == 2 }
        taps.copy.send()

        await eventually { code.values == ["A1B2C3"] }
        XCTAssertEqual(code.strayCount, 0)
    }

    func testAGameStartsOnceHoweverOftenOneTaps() async {
        let nickname = Recorder(viewModel.transform(taps.detailWait).manitteeNickname)

        taps.start.send()
        await eventually { self.service.waitingCount == 1 }
        taps.start.send()
        service.answer(Manittee(nickname: "Sora"))

        await eventually { nickname.values == ["Sora"] }
        await settle()
        XCTAssertEqual(service.questions, [.start("7")])
    }

    func testAFriendWithoutANameIsNotAnnounced() async {
        let nickname = Recorder(viewModel.transform(taps.detailWait).manitteeNickname)

        taps.start.send()
        await eventually { self.service.waitingCount == 1 }
        service.answer(Manittee(nickname: nil))

        await settle()
        XCTAssertEqual(nickname.values, [])
        XCTAssertNil(nickname.end)
    }

    func testTheMenuEditsDeletesAndLeaves() async {
        let output = viewModel.transform(taps.detailWait)
        let edited = Recorder(output.editRoomInformation)
        let (deleted, left) = (Recorder(output.deleteRoom), Recorder(output.leaveRoom))

        taps.edit.send()
        taps.delete.send()
        await eventually { self.service.waitingCount == 1 }
        service.answer(204)
        await eventually { deleted.values.count == 1 }
        taps.leave.send()
        await eventually { self.service.waitingCount == 1 }
        service.answer(204)

        await eventually { left.values.count == 1 && edited.values.count == 1 }
        XCTAssertEqual(edited.values.first?.roomInformation, .emptyRoom)
        XCTAssertEqual(edited.values.first?.mode, .information)
        XCTAssertEqual(service.questions, [.delete("7"), .leave("7")])
    }

    // MARK: The document's defects

    func testThePassedStartIsThatOfTheRoomHoweverLongItTakes() async {
        let passed = Recorder(viewModel.transform(taps.detailWait).passedStartDate)

        taps.viewDidLoad.send()
        try? await Task.sleep(nanoseconds: 700_000_000)
        XCTAssertEqual(passed.values.count, 0, "Half a second later the room is still unknown: nothing is said of it")
        service.answer(.late)

        await eventually { passed.values.count == 1 }
        XCTAssertEqual(passed.values.first?.passStartDate, true)
        XCTAssertEqual(passed.values.first?.isOwner, true)
    }

    func testAFailureEndsItsOwnOutputOnly() async {
        let output = viewModel.transform(taps.detailWait)
        let (room, deleted) = (Recorder(output.roomInformation), Recorder(output.deleteRoom))

        taps.delete.send()
        await eventually { self.service.waitingCount == 1 }
        service.fail(NetworkError.serverError)
        await eventually { deleted.end == "failure(DetailWait.NetworkError.serverError)" }
        await load(.late)

        await eventually { room.values == [.emptyRoom, .late] }
        XCTAssertNil(room.end)
    }

    func testAnErrorOfAnotherTypeIsReportedToo() async {
        struct Strange: Error {}
        let room = Recorder(viewModel.transform(taps.detailWait).roomInformation)

        taps.viewDidLoad.send()
        await eventually { self.service.waitingCount == 1 }
        service.fail(Strange())

        await eventually { room.end == "failure(DetailWait.NetworkError.unknown)" }
    }

    func testANewerLoadCancelsTheOneThatRuns() async {
        let room = Recorder(viewModel.transform(taps.detailWait).roomInformation)

        taps.viewDidLoad.send()
        await eventually { self.service.waitingCount == 1 }
        taps.change.send()
        await eventually { self.service.waitingCount == 2 }
        XCTAssertEqual(service.cancelledQuestions, [.room("7")])
        service.answer(.late)
        service.answer(.early)

        await eventually { room.values == [.emptyRoom, .early] }
    }

    func testTransformingAgainReplacesTheSubscriptionsAndCancelsWhatRuns() async {
        _ = viewModel.transform(taps.detailWait)
        taps.viewDidLoad.send()
        await eventually { self.service.waitingCount == 1 }
        let room = Recorder(viewModel.transform(taps.detailWait).roomInformation)
        XCTAssertEqual(service.cancelledQuestions, [.room("7")])
        service.answer(.early)

        taps.viewDidLoad.send()
        await eventually { self.service.waitingCount == 1 }
        service.answer(.late)

        await eventually { room.values == [.emptyRoom, .late] }
        XCTAssertEqual(service.questions.count, 2)
    }

    func testAViewModelThatIsGoneSaysNothing() async {
        weak var released: DetailWaitViewModel?
        let output: DetailWaitViewModel.Output
        do {
            let viewModel = DetailWaitViewModel(roomIndex: 1, detailWaitService: service)
            output = viewModel.transform(taps.detailWait)
            released = viewModel
        }
        XCTAssertNil(released)
        let (code, edited) = (Recorder(output.code), Recorder(output.editRoomInformation))

        taps.copy.send()
        taps.edit.send()
        taps.viewDidLoad.send()

        await settle()
        XCTAssertEqual(code.values, [], "No empty code in its place")
        XCTAssertEqual(edited.values.count, 0, "No empty room in its place")
        XCTAssertEqual(service.questions, [])
    }

    func testAnInputNeedsOnlyWhatATestSends() async {
        let code = Recorder(viewModel.transform(.init(codeCopyButtonDidTap: taps.copy.eraseToAnyPublisher())).code)

        taps.copy.send()

        await eventually { code.values == [""] }
    }
}
