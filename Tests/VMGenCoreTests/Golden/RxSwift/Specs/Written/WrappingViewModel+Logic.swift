extension WrappingViewModel {
    /// Runs for every `add`.
    func note(_ number: Int, state: State) {
        preconditionFailure("not written yet")
    }
}
