extension DialViewModel {
    /// Runs for every `count`.
    func clamp(state: State) {
        preconditionFailure("not written yet")
    }
}
