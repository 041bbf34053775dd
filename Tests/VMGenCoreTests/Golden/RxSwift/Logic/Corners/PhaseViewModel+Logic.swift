extension PhaseViewModel {
    func note(_ number: Int, state: State) {
        state.kept = number
    }
}
