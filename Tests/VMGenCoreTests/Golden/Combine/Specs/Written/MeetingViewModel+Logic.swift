extension MeetingViewModel {
    /// Runs for every `name` and every `save`; a newer one cancels it.
    /// What it returns becomes `settled` for `name`, `weight` for `save`.
    func check(_ number: Int) async throws -> Int {
        preconditionFailure("not written yet")
    }
}
