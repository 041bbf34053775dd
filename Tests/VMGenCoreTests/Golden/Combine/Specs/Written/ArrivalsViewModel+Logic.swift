extension ArrivalsViewModel {
    /// Runs for every `sent`.
    /// What it returns becomes `.said($0)`.
    func weigh(_ number: Int) -> Int {
        preconditionFailure("not written yet")
    }
}
