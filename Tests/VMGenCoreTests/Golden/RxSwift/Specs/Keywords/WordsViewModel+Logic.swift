extension WordsViewModel {
    /// Runs for every `combine`.
    /// What it returns becomes `first`.
    func swift(_ replace: Int) -> Int {
        preconditionFailure("not written yet")
    }
}
