extension BegunViewModel {
    /// Runs for every `pick`.
    /// What it returns becomes `late`.
    func scheduler(_ number: Int) -> Bool {
        preconditionFailure("not written yet")
    }
}
