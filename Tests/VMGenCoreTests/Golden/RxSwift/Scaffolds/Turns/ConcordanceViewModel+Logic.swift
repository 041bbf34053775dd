extension ConcordanceViewModel {
    /// Runs for every `move`; a newer one cancels it.
    func distance(_ page: Int, _ line: Int) async -> Int {
        preconditionFailure("not written yet")
    }
}
