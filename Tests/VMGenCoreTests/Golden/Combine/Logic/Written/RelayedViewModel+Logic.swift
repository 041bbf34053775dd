extension RelayedViewModel {
    func tell(_ number: Int, state: State) { state.told(number) }
}
