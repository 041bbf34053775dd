import CombineShim

/// The steps until one fails.
func strolled(steps: AnyPublisher<Int, any Error>) -> AnyPublisher<Int, Never> {
    steps.catch { _ in Empty() }.eraseToAnyPublisher()
}
