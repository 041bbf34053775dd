extension PhaseViewModel {
    /// Runs for every `state`.
    func note(_ number: Int, state: State) {
        preconditionFailure("not written yet")
    }
}
