import CombineShim
import Foundation
import XCTest

@testable import DetailWait

/// What the spec's scenarios leave open, of the view model whose spec pins no type: no failure ends anything.
@MainActor
final class WaitRoomViewModelTests: XCTestCase {
    private let service = DetailWaitServicingStub()
    private let viewDidLoad = PassthroughSubject<Void, Never>()
    private let start = PassthroughSubject<Void, Never>()

    private func makeOutput() -> (viewModel: WaitRoomViewModel, output: WaitRoomViewModel.Output) {
        let viewModel = WaitRoomViewModel(roomIndex: 7, detailWaitService: service)
        return (viewModel, viewModel.transform(input: input))
    }

    private var input: WaitRoomViewModel.Input {
        WaitRoomViewModel.Input(
            viewDidLoad: viewDidLoad.eraseToAnyPublisher(),
            startButtonDidTap: start.eraseToAnyPublisher()
        )
    }

    func testInputsAndAnswersFromOtherThreadsArriveOnTheMainOne() async {
        service.onFetchWaitingRoomInfo.answers(with: .value(Room(title: "late")).delivered(on: DispatchQueue.global()))
        let (viewModel, output) = makeOutput()
        let room = Recording<Room>("roomInformation", isState: true)
        room.record(output.roomInformation)
        nonisolated(unsafe) let viewDidLoad = viewDidLoad

        DispatchQueue.global().async { viewDidLoad.send() }

        await expect(room.values, equals: [.emptyRoom, Room(title: "late")])
        XCTAssertEqual(room.isOnMain, [true, true])
        withExtendedLifetime(viewModel) {}
    }

    func testTheWorkOfAnOutputRunsOnceForAllWhoLook() async {
        service.onPatchStartManitto.returns(Manittee(nickname: "Sora"))
        let (viewModel, output) = makeOutput()
        let looking = [Recording<String>("first"), Recording<String>("second")]
        looking.forEach { $0.record(output.manitteeNickname) }

        start.send()

        await expect(looking.map(\.values), equals: [["Sora"], ["Sora"]])
        XCTAssertEqual(service.onPatchStartManitto.arguments, ["7"])
        withExtendedLifetime(viewModel) {}
    }

    func testWorkEndsWhenNobodyLooksAtItsAnswerAnyMore() async throws {
        service.onPatchStartManitto.waits()
        let (viewModel, output) = makeOutput()
        var nickname: AnyCancellable? = output.manitteeNickname.sink { _ in }
        start.send()
        let call = try await service.onPatchStartManitto.waitingCall()

        XCTAssertNotNil(nickname)
        await expect(call.isCancelled, equals: false)
        nickname = nil

        await expect(call.isCancelled, equals: true)
        withExtendedLifetime(viewModel) {}
    }

    func testNoOutputCanBeSentInto() async {
        let fields = Mirror(reflecting: makeOutput().output).children.map { "\(type(of: $0.value))" }

        XCTAssertEqual(fields.count, 9)
        XCTAssertTrue(fields.allSatisfy { $0.hasPrefix("AnyPublisher<") }, "\(fields)")
    }

    func testTheViewModelIsReleasedAfterWork() async {
        service.onFetchWaitingRoomInfo.returns(Room(title: "late"))
        weak var released: WaitRoomViewModel?
        do {
            let harness = WaitRoomViewModelHarness(roomIndex: 7, detailWaitService: service)
            released = harness.viewModel
            harness.viewDidLoad()
            await expect(harness.roomInformation.values.count, equals: 2)
        }

        await expect(released == nil, equals: true)
    }
}
