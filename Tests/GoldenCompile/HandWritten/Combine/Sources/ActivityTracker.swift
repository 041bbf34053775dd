import CombineShim

/// Whether any of the work that it tracks is running. It is used on the main thread.
final class ActivityTracker {
    private let count = CurrentValueSubject<Int, Never>(0)

    /// The same, as it changes.
    var isRunning: AnyPublisher<Bool, Never> {
        count.map { $0 > 0 }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    /// Whether there is any now.
    var value: Bool { count.value > 0 }

    fileprivate func change(by difference: Int) { count.value += difference }
}

extension Publisher {
    /// Counts as running from the subscription to the end.
    func trackActivity(_ tracker: ActivityTracker) -> AnyPublisher<Output, Failure> {
        handleEvents(
            receiveSubscription: { _ in tracker.change(by: 1) },
            receiveCompletion: { _ in tracker.change(by: -1) },
            receiveCancel: { tracker.change(by: -1) }
        )
        .eraseToAnyPublisher()
    }
}
