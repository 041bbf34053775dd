extension PlacesViewModel {
    /// The finder has found a place.
    ///
    /// A callback: callers leave `state` out, and the view model passes it.
    func placeFinder(_ placeFinder: PlaceFinder, didFind name: String, state: State) {
        preconditionFailure("not written yet")
    }

    /// A callback: callers leave `state` out, and the view model passes it.
    func placeFinderShouldGoOn(_ finder: PlaceFinder, state: State) -> Bool {
        preconditionFailure("not written yet")
    }

    /// Runs for every `forget`.
    func remove(_ index: Int, state: State) {
        preconditionFailure("not written yet")
    }
}
