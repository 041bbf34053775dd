import CombineShim

extension ReckoningViewModel {
    func announce(state: State) { state.said("at once") }

    func title(of number: Int, word: String) -> AnyPublisher<Int, any Error> {
        Just(number + word.count).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }
}
