extension PickerViewModel {
    /// Runs for every `select`.
    func choose(_ index: Int, state: State) -> Item? {
        preconditionFailure("not written yet")
    }
}
