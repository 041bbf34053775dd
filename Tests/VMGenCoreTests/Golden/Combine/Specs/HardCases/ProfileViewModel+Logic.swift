extension ProfileViewModel {
    /// Runs for every `nameEdited`.
    func remember(_ name: String, state: State) {
        preconditionFailure("not written yet")
    }
}
