import CombineShim
import XCTest

@testable import DetailWait

/// The view model whose spec pins no type: no failure ends anything.
final class WaitRoomViewModelTests: XCTestCase {
    private struct Strange: Error {}

    private let service = RoomServiceStub()
    private let taps = Taps()

    @MainActor private func makeOutput() -> (viewModel: WaitRoomViewModel, output: WaitRoomViewModel.Output) {
        let viewModel = WaitRoomViewModel(roomIndex: 7, detailWaitService: service)
        return (viewModel, viewModel.transform(input: taps.waitRoom))
    }

    @MainActor private func answer(_ room: Room) async {
        await eventually { service.waitingCount == 1 }
        service.answer(room)
    }

    @MainActor private func fail(_ error: Error) async {
        await eventually { service.waitingCount == 1 }
        service.fail(error)
    }

    @MainActor func testTheRoomLoadsAfterFailuresAndEachIsReported() async {
        let (viewModel, output) = makeOutput()
        let (room, error) = (Recorder(output.roomInformation), Recorder(output.error))

        taps.viewDidLoad.send()
        await fail(NetworkError.serverError)
        await eventually { error.values == [.serverError] }
        taps.viewDidLoad.send()
        await fail(Strange())
        await eventually { error.values == [.serverError, .unknown] }
        taps.change.send()
        await answer(.late)

        await eventually { room.values == [.emptyRoom, .late] }
        XCTAssertNil(room.end)
        XCTAssertNil(error.end)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testEveryButtonWorksAfterItsFailure() async {
        let (viewModel, output) = makeOutput()
        let nickname = Recorder(output.manitteeNickname)
        let (deleted, left) = (Recorder(output.deleteRoom), Recorder(output.leaveRoom))

        taps.start.send()
        await fail(NetworkError.offline)
        await settle()
        taps.start.send()
        await eventually { service.waitingCount == 1 }
        service.answer(Manittee(nickname: "Sora"))
        await eventually { nickname.values == ["Sora"] }
        for (tap, done) in [(taps.delete, deleted), (taps.leave, left)] {
            tap.send()
            await fail(NetworkError.offline)
            await settle()
            tap.send()
            await eventually { service.waitingCount == 1 }
            service.answer(204)
            await eventually { done.values.count == 1 }
        }
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testItShowsWhileARoomLoadsWhateverBecomesOfIt() async {
        let (viewModel, output) = makeOutput()
        let isLoading = Recorder(output.isLoading)

        taps.viewDidLoad.send()
        XCTAssertEqual(isLoading.values, [false, true])
        await fail(NetworkError.offline)
        await eventually { isLoading.values == [false, true, false] }
        taps.viewDidLoad.send()
        await answer(.late)

        await eventually { isLoading.values == [false, true, false, true, false] }
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testInputsFromOtherThreadsArriveOnTheMainOne() async {
        let (viewModel, output) = makeOutput()
        let (room, code) = (Recorder(output.roomInformation), Recorder(output.code))
        let taps = taps

        DispatchQueue.global().async { taps.viewDidLoad.send() }
        await answer(.late)
        await eventually { room.values == [.emptyRoom, .late] }
        DispatchQueue.global().async { taps.copy.send() }

        await eventually { code.values == ["A1B2C3"] }
        XCTAssertEqual(room.strayCount + code.strayCount, 0)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTheWorkOfAnOutputRunsOnceForAllWhoLook() async {
        let (viewModel, output) = makeOutput()
        let (first, second) = (Recorder(output.manitteeNickname), Recorder(output.manitteeNickname))

        taps.start.send()
        await eventually { service.waitingCount == 1 }
        service.answer(Manittee(nickname: "Sora"))

        await eventually { first.values == ["Sora"] && second.values == ["Sora"] }
        XCTAssertEqual(service.questions, [.start("7")])
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testWorkIsDoneWhetherAnybodyLooksAndANewWiringCancelsIt() async {
        let (viewModel, output) = makeOutput()
        let nickname = Recorder(output.manitteeNickname)

        taps.start.send()
        await eventually { service.waitingCount == 1 }
        nickname.stop()
        XCTAssertEqual(service.cancelledQuestions, [])

        _ = viewModel.transform(input: taps.waitRoom)
        XCTAssertEqual(service.cancelledQuestions, [.start("7")])
        service.answer(Manittee())
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testTheFirstRoomTellsWhetherItsStartHasPassed() async {
        let (viewModel, output) = makeOutput()
        let passed = Recorder(output.passedStartDate)

        taps.viewDidLoad.send()
        await fail(NetworkError.offline)
        await settle()
        taps.change.send()
        await answer(.early)

        await eventually { passed.values.count == 1 }
        XCTAssertEqual(passed.values.first?.passStartDate, false)
        XCTAssertEqual(passed.values.first?.isOwner, false)
        withExtendedLifetime(viewModel) {}
    }

    @MainActor func testNoOutputCanBeSentInto() async {
        let (_, output) = makeOutput()
        let fields = Mirror(reflecting: output).children.map { "\(type(of: $0.value))" }

        XCTAssertEqual(fields.count, 9)
        XCTAssertTrue(fields.allSatisfy { $0.hasPrefix("AnyPublisher<") }, "\(fields)")
    }

    @MainActor func testTheViewModelIsReleasedAfterWork() async {
        weak var released: WaitRoomViewModel?
        do {
            let (viewModel, output) = makeOutput()
            released = viewModel
            let room = Recorder(output.roomInformation)
            taps.viewDidLoad.send()
            await answer(.late)
            await eventually { room.values.count == 2 }
        }
        await eventually { released == nil }
    }
}
