extension DigestViewModel {
    /// Runs for every `filter`.
    func clean(_ text: String) -> String {
        preconditionFailure("not written yet")
    }

    /// Runs for every `filter`.
    /// What it returns becomes `shown` and `counted`.
    func format(_ text: String) -> String {
        preconditionFailure("not written yet")
    }

    /// Runs for every `filter`.
    func count(_ text: String, of count: Int) -> String {
        preconditionFailure("not written yet")
    }
}
