extension InboxViewModel {
    /// Runs for every `received`.
    func receive(_ message: String, state: State) {
        preconditionFailure("not written yet")
    }
}
