import CombineShim
import Foundation

/// What leaves from a stop, in pages.
@MainActor
final class DeparturesViewModel {
    struct Input {
        let load: AnyPublisher<Void, Never>
        let refresh: AnyPublisher<Void, Never>
        let reachedEnd: AnyPublisher<Void, Never>
        let rowTap: AnyPublisher<Int, Never>
    }

    struct Output {
        let departures: AnyPublisher<[Departure], Never>
        let isEmpty: AnyPublisher<Bool, Never>
        let isLoading: AnyPublisher<Bool, Never>
        let message: AnyPublisher<String, Never>
    }

    private let stop: Stop
    private let timetable: Timetable
    private weak var coordinator: DeparturesCoordinator?

    private var cancellables: Set<AnyCancellable> = []

    init(stop: Stop, timetable: Timetable, coordinator: DeparturesCoordinator?) {
        self.stop = stop
        self.timetable = timetable
        self.coordinator = coordinator
    }

    func transform(input: Input) -> Output {
        cancellables = []
        let departures = CurrentValueSubject<[Departure], Never>([])
        let activity = ActivityTracker()
        let errors = PassthroughSubject<Error, Never>()

        input.load
            .merge(with: input.refresh)
            .map { [timetable, stop] in
                AnyPublisher.async { try await timetable.departures(from: stop.id, after: 0) }
                    .trackActivity(activity)
                    .sendFailures(to: errors)
            }
            .switchToLatest()
            .sink { departures.send($0) }
            .store(in: &cancellables)

        input.reachedEnd
            .filter { !activity.value }
            .flatMap { [timetable, stop] in
                AnyPublisher.async { try await timetable.departures(from: stop.id, after: departures.value.count) }
                    .trackActivity(activity)
                    .sendFailures(to: errors)
            }
            .sink { departures.send(departures.value + $0) }
            .store(in: &cancellables)

        let isEmpty = departures.dropFirst().map(\.isEmpty)

        input.rowTap
            .compactMap { departures.value[safe: $0] }
            .sink { [weak self] departure in self?.coordinator?.show(departure) }
            .store(in: &cancellables)

        return Output(
            departures: departures.eraseToAnyPublisher(),
            isEmpty: isEmpty.eraseToAnyPublisher(),
            isLoading: activity.isRunning,
            message: errors.map(\.localizedDescription).eraseToAnyPublisher()
        )
    }
}
