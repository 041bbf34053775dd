extension WellViewModel {
    /// Runs for every `draw`.
    /// What it returns becomes `drawing`.
    func canDraw() -> Bool {
        preconditionFailure("not written yet")
    }
}
