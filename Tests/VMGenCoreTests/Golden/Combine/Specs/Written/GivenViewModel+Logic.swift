extension GivenViewModel {
    /// Runs for every `toggle`.
    func raise(state: State) {
        preconditionFailure("not written yet")
    }
}
