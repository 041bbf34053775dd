extension ShelfViewModel {
    /// Runs for the start.
    /// Runs for every `more`.
    func load(state: State) {
        preconditionFailure("not written yet")
    }
}
