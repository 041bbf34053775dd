extension BasketViewModel {
    /// Runs for every `add`.
    func put(_ name: String, state: State) {
        preconditionFailure("not written yet")
    }

    /// Runs for every `clear`.
    func empty(state: State) {
        preconditionFailure("not written yet")
    }
}
