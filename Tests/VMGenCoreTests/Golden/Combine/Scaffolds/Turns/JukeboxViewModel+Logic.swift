extension JukeboxViewModel {
    /// Runs for every `pick`.
    func remember(_ number: Int) {
        preconditionFailure("not written yet")
    }

    /// Runs for every `search`.
    func count(_ text: String) {
        preconditionFailure("not written yet")
    }

    /// Runs for every `search`.
    /// What it returns becomes `before` and `found`.
    func describe(_ text: String) -> String {
        preconditionFailure("not written yet")
    }
}
