extension HandedViewModel {
    /// Runs for every `ask`.
    func decide(_ id: Int, state: State) {
        preconditionFailure("not written yet")
    }
}
