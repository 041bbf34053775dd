extension SluiceViewModel {
    /// Called by others, as a delegate's methods are: they leave `state` out, which the view model adds.
    func raised(_ name: String, state: State) {
        preconditionFailure("not written yet")
    }
}
