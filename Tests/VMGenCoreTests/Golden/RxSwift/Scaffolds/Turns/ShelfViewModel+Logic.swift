extension ShelfViewModel {
    /// Runs for the start and every `more`.
    func load(state: State) {
        preconditionFailure("not written yet")
    }
}
