extension ShelfViewModel {
    /// Runs once at the start, and for every `more`.
    func load(state: State) {
        preconditionFailure("not written yet")
    }
}
