import CombineShim

extension Publisher where Failure == Never {
    /// For each value the latest of `other`; nothing before there is one.
    @_disfavoredOverload
    func withLatestFrom<Other>(_ other: AnyPublisher<Other, Never>) -> AnyPublisher<Other, Never> {
        Deferred {
            let latest = CurrentValueSubject<Other?, Never>(nil)
            let subscription = other.sink { latest.value = $0 }
            return compactMap { _ in latest.value }
                .handleEvents(receiveCompletion: { _ in subscription.cancel() }, receiveCancel: subscription.cancel)
        }
        .eraseToAnyPublisher()
    }
}
