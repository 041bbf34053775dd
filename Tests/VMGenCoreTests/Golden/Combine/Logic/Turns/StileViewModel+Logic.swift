extension StileViewModel {
    /// One more has passed.
    func count(state: State) -> Int {
        state.passed += 1
        return state.passed
    }
}
