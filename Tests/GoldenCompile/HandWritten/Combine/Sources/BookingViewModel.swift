import CombineShim
import Foundation

/// A table for some guests.
final class BookingViewModel {
    struct Input {
        let name: AnyPublisher<String, Never>
        let moreTap: AnyPublisher<Void, Never>
        let fewerTap: AnyPublisher<Void, Never>
        let bookTap: AnyPublisher<Void, Never>
    }

    struct Output {
        let seats: AnyPublisher<Int, Never>
        let seatsText: AnyPublisher<String, Never>
        let canBook: AnyPublisher<Bool, Never>
        let isBooking: AnyPublisher<Bool, Never>
        let booked: AnyPublisher<String, Never>
        let message: AnyPublisher<String, Never>
    }

    private let restaurant: Restaurant

    private var cancellables: Set<AnyCancellable> = []

    init(restaurant: Restaurant) {
        self.restaurant = restaurant
    }

    func transform(input: Input) -> Output {
        cancellables = []
        let seats = CurrentValueSubject<Int, Never>(2)
        let activity = ActivityTracker()
        let errors = PassthroughSubject<Error, Never>()

        input.moreTap
            .sink { seats.send(min(seats.value + 1, 8)) }
            .store(in: &cancellables)

        input.fewerTap
            .sink { seats.send(max(seats.value - 1, 1)) }
            .store(in: &cancellables)

        let seatsText = seats.map { $0 == 1 ? "1 seat" : "\($0) seats" }

        let canBook = input.name
            .combineLatest(activity.isRunning)
            .map { name, isBooking in !name.isEmpty && !isBooking }

        let booked = input.bookTap
            .withLatestFrom(input.name)
            .filter { _ in !activity.value }
            .flatMap { [restaurant] name in
                AnyPublisher.async { try await restaurant.book(Booking(name: name, seats: seats.value)) }
                    .trackActivity(activity)
                    .sendFailures(to: errors)
            }
            .share()

        return Output(
            seats: seats.eraseToAnyPublisher(),
            seatsText: seatsText.eraseToAnyPublisher(),
            canBook: canBook.eraseToAnyPublisher(),
            isBooking: activity.isRunning,
            booked: booked.eraseToAnyPublisher(),
            message: errors.map(\.localizedDescription).eraseToAnyPublisher()
        )
    }
}
