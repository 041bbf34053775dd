extension DepotViewModel {
    /// Runs for every `depot.changes`.
    func note(_ count: Int, state: State) {
        preconditionFailure("not written yet")
    }
}
