extension GuestsViewModel {
    /// Runs for every `invite`.
    func seat(_ guest: String, state: State) {
        preconditionFailure("not written yet")
    }
}
