extension MergingViewModel {
    /// Runs for every `quiet`.
    func remember() {
        preconditionFailure("not written yet")
    }
}
