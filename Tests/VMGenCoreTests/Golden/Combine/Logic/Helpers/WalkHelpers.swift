import CombineShim

/// How many steps were taken, and what the walk is called.
func walk(
    steps: AnyPublisher<Void, Never>,
    names: AnyPublisher<String, Never>
) -> (count: AnyPublisher<Int, Never>, last: AnyPublisher<String, Never>) {
    (steps.scan(0) { count, _ in count + 1 }.eraseToAnyPublisher(), names)
}
