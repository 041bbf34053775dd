extension ChecksViewModel {
    /// Runs for every `code`; a newer one cancels it.
    /// What it returns becomes `checked`, its failure goes to `error`.
    func check(_ code: String) throws -> Int {
        preconditionFailure("not written yet")
    }

    /// Runs for every `code`.
    /// What it returns becomes `described`.
    func describe(_ code: String, _ count: Int) -> String {
        preconditionFailure("not written yet")
    }
}
