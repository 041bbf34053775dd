extension ReportsViewModel {
    /// Runs for every `refreshed`; a newer one cancels it.
    /// What it returns becomes `.shown($0)`, its failure goes to `.failed($0)`.
    func newest(force: Bool) async throws -> String {
        preconditionFailure("not written yet")
    }

    /// Runs for every `opened` and every `closed`; a newer one cancels it.
    /// What it returns becomes `.shown($0)`.
    func stored() async -> String {
        preconditionFailure("not written yet")
    }
}
