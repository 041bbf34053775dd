extension SluiceViewModel {
    /// A callback: callers leave `state` out, and the view model passes it.
    func raised(_ name: String, state: State) {
        preconditionFailure("not written yet")
    }
}
