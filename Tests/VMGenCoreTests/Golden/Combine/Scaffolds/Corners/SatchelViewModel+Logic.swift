extension SatchelViewModel {
    /// Runs for every `pack`.
    func save(_ count: Int) async throws {
        preconditionFailure("not written yet")
    }
}
