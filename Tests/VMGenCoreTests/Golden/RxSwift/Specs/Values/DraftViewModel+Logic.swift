extension DraftViewModel {
    /// Runs for every `text`.
    func write(_ text: String, state: State) {
        preconditionFailure("not written yet")
    }
}
