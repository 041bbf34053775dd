import RxSwift
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenRxSwift
#else
    @testable import GoldenRxSwift
#endif

/// A form: what may be sent, and that it is sent once.
final class ParcelTests: XCTestCase {
    private let recipient = Source<String>()
    private let street = Source<String>()
    private let postcode = Source<String>()
    private let sendTap = Source<Void>()
    private let courier = CourierDouble()
    private lazy var viewModel = ParcelViewModel(courier: courier)
    private let parcel = Parcel(recipient: "Ada", street: "Mill 3", postcode: "12345")

    private var input: ParcelViewModel.Input {
        ParcelViewModel.Input(
            recipient: recipient.asDriver(onErrorDriveWith: .empty()),
            street: street.asDriver(onErrorDriveWith: .empty()),
            postcode: postcode.asDriver(onErrorDriveWith: .empty()),
            sendTap: sendTap.asDriver(onErrorDriveWith: .empty())
        )
    }

    private func fill() {
        recipient.send(parcel.recipient)
        street.send(parcel.street)
        postcode.send(parcel.postcode)
    }

    @MainActor func testItCanBeSentOnceItIsComplete() async {
        let output = viewModel.transform(input: input)
        let (hint, canSend) = (Recorder(output.postcodeHint), Recorder(output.canSend))
        recipient.send("Ada")
        street.send("Mill 3")
        postcode.send("123")
        postcode.send("12345")

        XCTAssertEqual(hint.values, ["Five digits", nil])
        XCTAssertEqual(canSend.values, [false, true])
    }

    @MainActor func testItIsSentOnceAtATimeAndOnceForAllWhoListen() async {
        let output = viewModel.transform(input: input)
        let (canSend, isSending) = (Recorder(output.canSend), Recorder(output.isSending))
        let (sent, again) = (Recorder(output.sent), Recorder(output.sent))
        fill()
        sendTap.send()
        sendTap.send()
        XCTAssertEqual(courier.work.questions, [parcel])
        courier.work.answer(with: Receipt(number: 1))
        let late = Recorder(output.sent)

        XCTAssertEqual(sent.values, [Receipt(number: 1)])
        XCTAssertEqual(again.values, [Receipt(number: 1)])
        XCTAssertEqual(late.values, [])
        XCTAssertEqual(isSending.values, [false, true, false])
        XCTAssertEqual(canSend.values, [true, false, true])
    }

    @MainActor func testNothingIsSentThatNobodyListensTo() async {
        let output = viewModel.transform(input: input)
        let (canSend, error) = (Recorder(output.canSend), Recorder(output.error))
        fill()
        sendTap.send()

        XCTAssertEqual(canSend.values, [true])
        XCTAssertEqual(courier.work.questions, [])
        withExtendedLifetime(error) {}
    }

    @MainActor func testAFailureIsToldOnceAndItCanBeSentAgain() async {
        let output = viewModel.transform(input: input)
        let (sent, error) = (Recorder(output.sent), Recorder(output.error))
        fill()
        sendTap.send()
        courier.work.fail(with: Failure())
        let late = Recorder(output.error)
        sendTap.send()
        courier.work.answer(with: Receipt(number: 2))

        XCTAssertEqual(error.values as? [Failure], [Failure()])
        XCTAssertEqual(late.values.count, 0)
        XCTAssertEqual(sent.values, [Receipt(number: 2)])
    }

    @MainActor func testWhatWasTypedBeforeAnybodyListenedIsNotNeeded() async {
        let output = viewModel.transform(input: input)
        fill()
        let sent = Recorder(output.sent)
        sendTap.send()
        XCTAssertEqual(courier.work.questions, [])
        fill()
        sendTap.send()

        XCTAssertEqual(courier.work.questions, [parcel])
        withExtendedLifetime(sent) {}
    }

    @MainActor func testASecondTransformHasOutputsOfItsOwn() async {
        let (first, second) = (viewModel.transform(input: input), viewModel.transform(input: input))
        let (sent, otherSent) = (Recorder(first.sent), Recorder(second.sent))
        let (isSending, otherIsSending) = (Recorder(first.isSending), Recorder(second.isSending))
        fill()
        sent.stop()
        sendTap.send()
        courier.work.answer(with: Receipt(number: 1))

        XCTAssertEqual(courier.work.questions, [parcel])
        XCTAssertEqual(sent.values, [])
        XCTAssertEqual(otherSent.values, [Receipt(number: 1)])
        XCTAssertEqual(isSending.values, [false])
        XCTAssertEqual(otherIsSending.values, [false, true, false])
    }

    @MainActor func testAnAnswerFromAnotherThreadArrivesOnTheMainOne() async {
        let output = viewModel.transform(input: input)
        let (sent, isSending, canSend) = (
            Recorder(output.sent), Recorder(output.isSending), Recorder(output.canSend)
        )
        fill()
        sendTap.send()
        await elsewhere { self.courier.work.answer(with: Receipt(number: 1)) }
        await eventually { isSending.values == [false, true, false] }

        XCTAssertEqual(sent.values, [Receipt(number: 1)])
        XCTAssertEqual(sent.strayCount + isSending.strayCount + canSend.strayCount, 0)
    }
}

/// Answers when the test says so.
private final class CourierDouble: Courier {
    let work = PendingWork<Parcel, Receipt>()

    func send(_ parcel: Parcel) -> Single<Receipt> { work.ask(parcel) }
}
