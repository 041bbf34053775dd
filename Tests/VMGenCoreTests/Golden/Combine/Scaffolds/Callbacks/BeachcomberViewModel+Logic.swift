extension BeachcomberViewModel {
    /// A callback: callers leave `state` out, and the view model passes it.
    func didFind(_ shell: String, state: State) {
        preconditionFailure("not written yet")
    }

    /// A callback: callers leave `state` out, and the view model passes it.
    func wantsMore(_ shells: Int, state: State) -> Bool {
        preconditionFailure("not written yet")
    }
}
