extension CasementViewModel {
    /// Runs for every `word`.
    func isLong(_ word: String) -> Bool {
        preconditionFailure("not written yet")
    }
}
