import CombineShim
import XCTest

#if HANDWRITTEN
    @testable import HandWrittenCombine
#else
    @testable import GoldenCombine
#endif

/// A form over awaited work: what is remembered, what is only shown, and what is done for those who listen.
final class BookingTests: XCTestCase {
    private let guest = Source<String>()
    private let moreTap = Source<Void>()
    private let fewerTap = Source<Void>()
    private let bookTap = Source<Void>()
    private let restaurant = RestaurantDouble()

    private var input: BookingViewModel.Input {
        BookingViewModel.Input(
            name: guest.stream,
            moreTap: moreTap.stream,
            fewerTap: fewerTap.stream,
            bookTap: bookTap.stream
        )
    }

    @MainActor func testSeatsAreCountedAndShown() async {
        let viewModel = BookingViewModel(restaurant: restaurant)
        let output = viewModel.transform(input: input)
        let (seats, seatsText) = (Recorder(output.seats), Recorder(output.seatsText))
        for _ in 0..<7 { moreTap.send() }
        for _ in 0..<8 { fewerTap.send() }
        let late = Recorder(output.seatsText)

        XCTAssertEqual(seats.values, [2, 3, 4, 5, 6, 7, 8, 8, 7, 6, 5, 4, 3, 2, 1, 1])
        XCTAssertEqual(seatsText.values.first, "2 seats")
        XCTAssertEqual(seatsText.values.last, "1 seat")
        XCTAssertEqual(late.values, ["1 seat"])
    }

    @MainActor func testATableIsBookedOnceAtATimeAndOnceForAllWhoListen() async {
        let viewModel = BookingViewModel(restaurant: restaurant)
        let output = viewModel.transform(input: input)
        let (canBook, isBooking) = (Recorder(output.canBook), Recorder(output.isBooking))
        let (booked, again) = (Recorder(output.booked), Recorder(output.booked))
        guest.send("")
        guest.send("Ada")
        moreTap.send()
        bookTap.send()
        bookTap.send()
        await eventually { self.restaurant.work.questions.count == 1 }
        await settle()
        XCTAssertEqual(restaurant.work.questions, [Booking(name: "Ada", seats: 3)])
        restaurant.work.answer(with: "A1")
        await eventually { booked.values.count == 1 && isBooking.values.count == 3 }

        XCTAssertEqual(booked.values, ["A1"])
        XCTAssertEqual(again.values, ["A1"])
        XCTAssertEqual(isBooking.values, [false, true, false])
        XCTAssertEqual(canBook.values, [false, true, false, true])
        XCTAssertEqual(booked.strayCount + isBooking.strayCount + canBook.strayCount, 0)
    }

    @MainActor func testNothingIsBookedThatNobodyListensTo() async {
        let viewModel = BookingViewModel(restaurant: restaurant)
        let output = viewModel.transform(input: input)
        let (canBook, isBooking, message) = (
            Recorder(output.canBook), Recorder(output.isBooking), Recorder(output.message)
        )
        guest.send("Ada")
        bookTap.send()
        await settle()

        XCTAssertEqual(restaurant.work.questions, [])
        XCTAssertEqual(canBook.values, [true])
        XCTAssertEqual(isBooking.values, [false])
        XCTAssertEqual(message.values, [])
    }

    @MainActor func testAFailureIsToldOnceAndItCanBeBookedAgain() async {
        let viewModel = BookingViewModel(restaurant: restaurant)
        let output = viewModel.transform(input: input)
        let (booked, message) = (Recorder(output.booked), Recorder(output.message))
        guest.send("Ada")
        bookTap.send()
        await eventually { self.restaurant.work.questions.count == 1 }
        restaurant.work.fail(with: Failure())
        await eventually { message.values == ["offline"] }
        let late = Recorder(output.message)
        bookTap.send()
        await eventually { self.restaurant.work.questions.count == 2 }
        restaurant.work.answer(with: "B2")
        await eventually { booked.values == ["B2"] }

        XCTAssertEqual(late.values, [])
        XCTAssertNil(booked.end)
    }

    @MainActor func testTheWorkEndsWithItsLastListener() async {
        let viewModel = BookingViewModel(restaurant: restaurant)
        let output = viewModel.transform(input: input)
        let (booked, isBooking) = (Recorder(output.booked), Recorder(output.isBooking))
        guest.send("Ada")
        bookTap.send()
        await eventually { self.restaurant.work.questions.count == 1 }
        booked.stop()
        await eventually { self.restaurant.work.cancelCount == 1 && isBooking.values.count == 3 }

        XCTAssertEqual(isBooking.values, [false, true, false])
    }

    @MainActor func testASecondTransformHasOutputsOfItsOwnAndDoublesNothing() async {
        let viewModel = BookingViewModel(restaurant: restaurant)
        let first = viewModel.transform(input: input)
        let old = Recorder(first.seats)
        moreTap.send()
        let second = viewModel.transform(input: input)
        let (new, booked) = (Recorder(second.seats), Recorder(second.booked))
        moreTap.send()
        guest.send("Ada")
        bookTap.send()
        await eventually { self.restaurant.work.questions.count == 1 }
        restaurant.work.answer(with: "A1")
        await eventually { booked.values == ["A1"] }

        XCTAssertEqual(old.values, [2, 3])
        XCTAssertEqual(new.values, [2, 3])
        XCTAssertEqual(restaurant.work.questions, [Booking(name: "Ada", seats: 3)])
    }

    @MainActor func testWorkDoesNotKeepTheViewModel() async {
        var viewModel: BookingViewModel? = BookingViewModel(restaurant: restaurant)
        weak let gone = viewModel
        let booked = viewModel.map { Recorder($0.transform(input: input).booked) }
        guest.send("Ada")
        bookTap.send()
        await eventually { self.restaurant.work.questions.count == 1 }
        viewModel = nil

        XCTAssertNil(gone)
        withExtendedLifetime(booked) {}
    }
}

/// Answers when the test says so.
private final class RestaurantDouble: Restaurant {
    let work = AsyncWork<Booking, String>()

    func book(_ booking: Booking) async throws -> String { try await work.ask(booking) }
}
