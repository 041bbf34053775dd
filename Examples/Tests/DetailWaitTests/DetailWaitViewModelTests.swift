import CombineShim
import Foundation
import XCTest

@testable import DetailWait

/// What the spec's scenarios leave open, of the view model with the document's types.
@MainActor
final class DetailWaitViewModelTests: XCTestCase {
    private let service = DetailWaitServicingStub()

    func testAnErrorOfAnotherTypeIsReportedToo() async {
        service.onFetchWaitingRoomInfo.fails(with: POSIXError(.EIO))
        let harness = DetailWaitViewModelHarness(roomIndex: 7, detailWaitService: service)

        harness.viewDidLoad()

        await expect(harness.roomInformation.failure as? NetworkError, equals: .unknown)
    }

    func testTheServerAnswersAnywhereAndTheViewIsToldOnTheMainThread() async {
        let room = Room(title: "late", invitation: Room.Invitation(code: "A1B2C3"))
        service.onFetchWaitingRoomInfo.answers(with: .value(room).delivered(on: DispatchQueue.global()))
        let harness = DetailWaitViewModelHarness(roomIndex: 7, detailWaitService: service)

        harness.viewDidLoad()
        await expect(harness.roomInformation.last, equals: room)
        harness.codeCopyButtonDidTap()
        await expect(harness.code.values, equals: ["A1B2C3"])

        XCTAssertEqual(harness.roomInformation.isOnMain + harness.code.isOnMain, [true, true, true])
    }

    func testWorkEndsWithTheViewModelAndWhatIsMadeOfStreamsAloneDoesNot() async {
        weak var released: DetailWaitViewModel?
        let taps = PassthroughSubject<Void, Never>()
        let output: DetailWaitViewModel.Output
        do {
            let viewModel = DetailWaitViewModel(roomIndex: 1, detailWaitService: service)
            let tap = taps.eraseToAnyPublisher()
            output = viewModel.transform(
                DetailWaitViewModel.Input(viewDidLoad: tap, codeCopyButtonDidTap: tap, editMenuButtonDidTap: tap)
            )
            released = viewModel
        }
        XCTAssertNil(released)
        let code = Recording<String>("code")
        code.record(output.code)
        let edited = Recording<DetailWaitViewModel.EditRoomInformation>("editRoomInformation")
        edited.record(output.editRoomInformation)

        taps.send()

        await expect(code.values, equals: [""])
        XCTAssertEqual(edited.values.count, 1)
        XCTAssertEqual(service.roundReport, [])
    }

    func testAnInputNeedsOnlyWhatATestSends() async {
        let taps = PassthroughSubject<Void, Never>()
        let viewModel = DetailWaitViewModel(roomIndex: 7, detailWaitService: service)
        let code = Recording<String>("code")
        code.record(viewModel.transform(.init(codeCopyButtonDidTap: taps.eraseToAnyPublisher())).code)

        taps.send()

        await expect(code.values, equals: [""])
        withExtendedLifetime(viewModel) {}
    }
}
