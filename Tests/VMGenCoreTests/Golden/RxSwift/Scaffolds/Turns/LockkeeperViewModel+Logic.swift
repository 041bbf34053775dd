extension LockkeeperViewModel {
    /// Runs for every `finish`.
    func sign() {
        preconditionFailure("not written yet")
    }
}
