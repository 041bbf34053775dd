extension RegisterViewModel {
    /// Runs for every `textEdited`.
    /// What it returns becomes `.registerEnabled($0)`.
    func isValid(_ text: String?) -> Bool {
        preconditionFailure("not written yet")
    }
}
