extension HotlineViewModel {
    /// Runs for every `more`.
    func advise(state: State) {
        preconditionFailure("not written yet")
    }
}
